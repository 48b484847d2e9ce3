// Many matches with two clients each, against either server, from one process.
//     node clients.js parlour|boardgameio PORT GAME MATCHES WARMUP SECONDS
// Prints `begin` and `end` around the time that is measured, and then the figures as JSON.
//
// The clients of both servers are the same thing: a bare WebSocket that reads each message and, when
// it is asked, answers with a random legal move at once. What differs is only the protocol.
"use strict";

const WebSocket = require("ws");

const [kind, port, game, matches, warmup, seconds] = process.argv.slice(2);
const base = `127.0.0.1:${port}`;
const tally = { measuring: false, games: 0, bytes: 0, acked: [], told: [] };

/** One match: when each of its moves was sent, and by whom. */
class Match {
  constructor() {
    this.sent = [];
  }

  /** A move is on its way; its number in the match. */
  moved(client) {
    return this.sent.push({ client, at: performance.now() }) - 1;
  }

  /** The server has told `client` that the move of that number is made, and kept if it keeps any. */
  heard(number, client) {
    if (!tally.measuring) return;
    const { client: mover, at } = this.sent[number];
    (client === mover ? tally.acked : tally.told).push(performance.now() - at);
  }
}

class Client {
  constructor(path) {
    this.socket = new WebSocket(`ws://${base}${path}`);
    this.socket.on("message", (data) => {
      const text = data.toString();
      if (tally.measuring) tally.bytes += text.length;
      this.read(text);
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on("open", resolve);
      this.socket.on("error", reject);
    });
  }

  close() {
    this.socket.removeAllListeners("message");
    this.socket.close();
  }
}

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

async function post(path, body) {
  const answer = await fetch(`http://${base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// --------------------------------------------------------------------------------------- Parlour

class ParlourClient extends Client {
  constructor(match, joined) {
    super(`/api/tables/${joined.code}/socket`);
    this.match = match;
    this.joined = joined;
    this.began = null; // the version at which the game began
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  hello() {
    const { token, host_token } = this.joined;
    this.send({ type: "hello", tokens: host_token ? [token, host_token] : [token] });
  }

  read(text) {
    const message = JSON.parse(text);
    if (message.type === "ack" && message.id) this.match.heard(message.id - 1, this);
    else if (message.type === "update" || message.type === "sync") this.look(message);
    else if (message.type === "error") throw new Error(text);
  }

  look({ version, seen: [news] }) {
    if (!news) return;
    this.seen = { ...this.seen, ...news }; // an update has what has changed; the view is not read
    const seen = this.seen;
    this.began ??= version;
    const number = version - this.began - 1;
    if (number >= 0 && this.match.sent[number].client !== this) this.match.heard(number, this);
    if (seen.result) this.match.over();
    else if (seen.asked) {
      const id = this.match.moved(this) + 1;
      this.send({ type: "move", id, seat: seen.viewer, version, move: anyOf(seen.moves).move });
    }
  }
}

/** Two new clients for every match, as each table has a socket of its own. */
async function parlour() {
  let clients = [];
  return async (match) => {
    for (const client of clients) client.close();
    const one = await post("/api/tables", { game, seats: 2, name: "Ada" });
    const two = await post(`/api/tables/${one.code}/join`, { name: "Bob" });
    clients = [new ParlourClient(match, one), new ParlourClient(match, two)];
    await Promise.all(clients.map((client) => client.opened));
    for (const client of clients) client.hello();
    match.begin = () => clients[0].send({ type: "start", id: 0 });
  };
}

// ---------------------------------------------------------------------------------- boardgame.io

// Its clients speak socket.io: "0" opens, "40" joins a namespace, "42" is an event, "2" is a ping.

const SPACE = `/${game},`;

class BoardgameClient extends Client {
  constructor(playerID) {
    super("/socket.io/?EIO=4&transport=websocket");
    this.playerID = playerID;
    this.enumerate = require("./game.js").ai.enumerate;
    this.admitted = new Promise((resolve) => {
      this.admit = resolve;
    });
  }

  emit(...event) {
    this.socket.send(`42${SPACE}${JSON.stringify(event)}`);
  }

  /** Take part in a match; how it stands. */
  async sync(match, matchID) {
    await this.admitted;
    Object.assign(this, { match, matchID, updates: 0 });
    this.emit("sync", matchID, this.playerID);
    return new Promise((resolve) => {
      this.synced = resolve;
    });
  }

  read(text) {
    if (text[0] === "2") this.socket.send("3");
    else if (text[0] === "0") this.socket.send(`40${SPACE}`);
    else if (text.startsWith("40")) this.admit();
    else if (text.startsWith("42")) {
      const [type, matchID, told] = JSON.parse(text.slice(2 + SPACE.length));
      if (matchID !== this.matchID) return;
      if (type === "sync") this.synced(told.state);
      else if (type === "update") {
        this.match.heard(this.updates++, this);
        this.look(told);
      }
    }
  }

  look({ G, ctx, _stateID }) {
    if (ctx.gameover) this.match.over();
    else if (ctx.currentPlayer === this.playerID) {
      const { move, args } = anyOf(this.enumerate(G, ctx, this.playerID));
      this.match.moved(this);
      const payload = { type: move, args, playerID: this.playerID };
      this.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, this.playerID);
    }
  }
}

/** Two clients for one match after the other: a busy Node takes long to let new ones in. */
async function boardgameio() {
  const [one, two] = [new BoardgameClient("0"), new BoardgameClient("1")];
  await Promise.all([one.admitted, two.admitted]);
  return async (match) => {
    const matchID = Math.random().toString(36);
    const state = await one.sync(match, matchID); // the first to ask for a match brings it about
    await two.sync(match, matchID);
    match.begin = () => one.look(state);
  };
}

// ------------------------------------------------------------------------------------- measuring

/** Play one game after the other until the end of the run, the first one not before `start`. */
async function keepPlaying(prepare, match, start) {
  await start;
  for (let playing = match; ; ) {
    const finished = new Promise((resolve) => {
      playing.over = resolve;
    });
    playing.begin();
    await finished;
    if (tally.measuring) tally.games += 1;
    await wait(0.05); // let the other client hear of the end
    playing = new Match();
    await prepare(playing);
  }
}

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

async function main() {
  const { promise: start, resolve: go } = Promise.withResolvers();
  for (let number = 0; number < Number(matches); number += 1) {
    const prepare = await (kind === "parlour" ? parlour : boardgameio)();
    const match = new Match();
    await prepare(match);
    keepPlaying(prepare, match, start).catch((error) => {
      console.error(error);
      process.exit(1);
    });
  }
  go();
  await wait(Number(warmup));
  const began = performance.now();
  const ownCpu = process.cpuUsage();
  console.log("begin");
  tally.measuring = true;
  await wait(Number(seconds));
  tally.measuring = false;
  console.log("end");
  const lasted = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(ownCpu);
  const moves = tally.acked.length;
  const figures = { seconds: lasted, moves, games: tally.games, bytes_per_move: tally.bytes / moves };
  figures.driver_busy = (user + system) / 1e6 / lasted;
  for (const [name, times] of [["ack", tally.acked], ["told", tally.told]]) {
    times.sort((a, b) => a - b);
    figures[`${name}_p50`] = quantile(times, 0.5);
    figures[`${name}_p99`] = quantile(times, 0.99);
  }
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
