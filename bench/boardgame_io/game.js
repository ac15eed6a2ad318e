// Four players mark cells in turn: the least a turn-based game can do.
module.exports.Mark = {
  name: "mark",
  setup: () => ({ cells: Array(36).fill(null), marks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.marks += 1;
    },
  },
};
