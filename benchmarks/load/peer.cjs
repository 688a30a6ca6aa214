// boardgame.io's own server with three in a row, two players: node peer.cjs PORT LOBBY_PORT
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  name: "three-in-a-row",
  setup: () => ({ squares: Array(9).fill("") }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.squares[square] !== "") return INVALID_MOVE;
      G.squares[square] = playerID;
    },
  },
  endIf: ({ G }) => {
    const row = ROWS.find(([a, b, c]) => G.squares[a] !== "" && G.squares[a] === G.squares[b] && G.squares[a] === G.squares[c]);
    if (row) return { winner: G.squares[row[0]] };
    if (G.squares.every((square) => square !== "")) return { draw: true };
  },
};

// The lobby has a port of its own: on the common one the Koa that npm installs today does not find its routes.
const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [game], origins: ["*"] }).run({ port, lobbyConfig: { apiPort } });
