// boardgame.io's own server: node serve.js PORT [FOLDER]. With a folder its FlatFile keeps matches.

const { FlatFile, Server } = require("boardgame.io/server");
const tricks = require("./game.js");

const [port, dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const server = Server({ games: [tricks], origins: ["*"], ...(db && { db }) });
server.run(Number(port), () => console.log("ready"));
