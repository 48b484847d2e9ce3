// A boardgame.io server as its documentation shows it, keeping its matches in memory, which is its default.
//     node server.js        prints its port as soon as it listens
"use strict";

const { Origins, Server } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
