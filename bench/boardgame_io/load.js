// node load.js PORT MATCHES SECONDS SERVER_PID: four raw sockets a match, each match plays as fast as it goes.
// A move counts when the next player has its update, as in ../server_load.py.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, matches, seconds, server] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const times = [];
let running = false;

// Processor seconds that the server has used, at 100 ticks a second.
function used() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function seat(matchID, playerID, shared, sockets) {
  const { playerCredentials } = await post(`/games/mark/${matchID}/join`, { playerID, playerName: playerID });
  const socket = io(`${url}/mark`, { transports: ["websocket"], forceNew: true });
  sockets.push(socket);
  const play = (state) => {
    if (state.ctx.currentPlayer !== playerID) return;
    const sent = shared.sent.get(state._stateID);
    if (sent !== undefined) {
      shared.sent.delete(state._stateID);
      if (running) times.push(performance.now() - sent);
    }
    const go = () => {
      if (!running) return setTimeout(go, 20);
      shared.sent.set(state._stateID + 1, performance.now());
      const payload = { type: "mark", args: [state._stateID % 36], playerID, credentials: playerCredentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    go();
  };
  await new Promise((ready) => {
    socket.on("sync", (_, info) => { play(info.state); ready(); });
    socket.on("update", (_, state) => play(state));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 4));
  });
}

(async () => {
  const sockets = [];
  for (let n = 0; n < matches; n++) {
    const { matchID } = await post("/games/mark/create", { numPlayers: 4 });
    const shared = { sent: new Map() };
    for (const playerID of ["0", "1", "2", "3"]) await seat(matchID, playerID, shared, sockets);
  }
  running = true;
  const began = performance.now();
  const usedBefore = used();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  running = false;
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({
    sockets: sockets.length, moves: times.length, "moves/s": times.length / took,
    "moves/cpu-s": times.length / (used() - usedBefore),
    "p50 ms": quantile(0.5), "p99 ms": quantile(0.99),
  }));
  process.exit(0);
})();
