const { Server } = require("boardgame.io/server");
const { Mark } = require("./game");

Server({ games: [Mark], origins: [/127\.0\.0\.1/] }).run({ port: Number(process.argv[2]) }, () => console.log("ready"));
