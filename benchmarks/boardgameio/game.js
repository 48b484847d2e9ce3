// A medium game for boardgame.io, written as its documentation teaches: gems, cards that cost gems
// and give gems, three open rows over three hidden decks, cards put aside, and patrons who visit.
// About the size of the games of ours that it is measured beside: a few kB of state, ten moves.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const GEMS = ["red", "green", "blue", "white", "black"];
const GOLD = "gold";
const CARDS_PER_LEVEL = [40, 30, 20];
const OPEN = 4; // cards face up of each level
const MOST_TOKENS = 10;
const MOST_ASIDE = 3;
const GOAL = 15;
const LONGEST = 200; // turns; random players may never reach the goal

/** All cards, the same in every match: each level costs more and is worth more. */
function makeCards() {
  const made = [];
  CARDS_PER_LEVEL.forEach((count, level) => {
    for (let i = 0; i < count; i += 1) {
      const cost = none();
      for (let part = 0; part < 3 + 2 * level; part += 1) cost[GEMS[(i + part * (i % 3 + 1)) % 5]] += 1;
      made.push({ level, gem: GEMS[i % 5], cost, points: level + (i % 4 === 0 ? 1 : 0) });
    }
  });
  return made;
}

function makePatrons(count) {
  return Array.from({ length: count }, (_, i) => ({
    wants: { ...none(), [GEMS[i % 5]]: 3, [GEMS[(i + 1) % 5]]: 3 },
    points: 3,
  }));
}

function none() {
  return Object.fromEntries(GEMS.map((gem) => [gem, 0]));
}

// The state names them by number, so that little has to be sent.
const CARDS = makeCards();
const PATRONS = makePatrons(5);

function setup({ ctx, random }) {
  const decks = [0, 1, 2].map((level) =>
    random.Shuffle([...CARDS.keys()].filter((card) => CARDS[card].level === level)),
  );
  const player = () => ({ tokens: { ...none(), [GOLD]: 0 }, cards: [], aside: [], patrons: [], points: 0 });
  return {
    decks,
    market: decks.map((deck) => deck.splice(-OPEN)),
    bank: { ...Object.fromEntries(GEMS.map((gem) => [gem, 4])), [GOLD]: 5 },
    patrons: random.Shuffle([...PATRONS.keys()]).slice(0, ctx.numPlayers + 1),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, i) => [i, player()])),
    due: "action", // or "discard", or "patron"
  };
}

// ------------------------------------------------------------------------------- what may be done

const total = (tokens) => Object.values(tokens).reduce((sum, n) => sum + n, 0);

function bonuses(player) {
  const has = none();
  for (const card of player.cards) has[CARDS[card].gem] += 1;
  return has;
}

/** How much gold it takes to pay for a card. */
function goldFor(player, card) {
  const has = bonuses(player);
  return GEMS.reduce((sum, gem) => sum + Math.max(0, CARDS[card].cost[gem] - has[gem] - player.tokens[gem]), 0);
}

const canPay = (player, card) => goldFor(player, card) <= player.tokens[GOLD];

function visiting(G, player) {
  const has = bonuses(player);
  return G.patrons.filter((patron) => GEMS.every((gem) => has[gem] >= PATRONS[patron].wants[gem]));
}

/** Every legal move, for clients and bots. */
function enumerate(G, ctx, playerID) {
  const player = G.players[playerID];
  const found = [];
  const offer = (move, ...args) => found.push({ move, args });
  if (G.due === "discard") {
    for (const gem of [...GEMS, GOLD]) if (player.tokens[gem]) offer("discard", gem);
    return found;
  }
  if (G.due === "patron") {
    for (const patron of visiting(G, player)) offer("welcome", patron);
    return found;
  }
  const there = GEMS.filter((gem) => G.bank[gem] > 0);
  if (there.length < 3) {
    if (there.length) offer("takeWhatIsThere");
  } else {
    for (let i = 0; i < there.length; i += 1)
      for (let j = i + 1; j < there.length; j += 1)
        for (let k = j + 1; k < there.length; k += 1) offer("takeThree", there[i], there[j], there[k]);
  }
  for (const gem of GEMS) if (G.bank[gem] >= 4) offer("takeTwo", gem);
  G.market.forEach((row, level) => {
    row.forEach((card, slot) => {
      if (canPay(player, card)) offer("buy", level, slot);
      if (player.aside.length < MOST_ASIDE) offer("putAside", level, slot);
    });
    if (player.aside.length < MOST_ASIDE && G.deckSizes[level]) offer("putAsideUnseen", level);
  });
  player.aside.forEach((card, slot) => {
    if (canPay(player, card)) offer("buyFromAside", slot);
  });
  if (!found.length) offer("pass");
  return found;
}

// ----------------------------------------------------------------------------------------- moves

/** What follows an action: too many tokens, a patron, or the next player. */
function finish({ G, events, playerID }) {
  const player = G.players[playerID];
  if (total(player.tokens) > MOST_TOKENS) G.due = "discard";
  else if (visiting(G, player).length) G.due = "patron";
  else {
    G.due = "action";
    events.endTurn();
  }
}

function take(G, player, gem, count) {
  G.bank[gem] -= count;
  player.tokens[gem] += count;
}

function refill(G, level, slot) {
  const next = G.decks[level].pop();
  if (next !== undefined) G.market[level][slot] = next;
  else G.market[level].splice(slot, 1);
}

function pay(G, player, card) {
  const has = bonuses(player);
  for (const gem of GEMS) {
    const price = Math.max(0, CARDS[card].cost[gem] - has[gem]);
    const paid = Math.min(price, player.tokens[gem]);
    take(G, player, gem, -paid);
    take(G, player, GOLD, paid - price);
  }
  player.cards.push(card);
  player.points += CARDS[card].points;
}

function aside(G, player, card) {
  player.aside.push(card);
  if (G.bank[GOLD]) take(G, player, GOLD, 1);
}

const moves = {
  takeThree: (move, ...gems) => {
    const { G, playerID } = move;
    if (G.due !== "action" || new Set(gems).size !== 3 || gems.some((gem) => !(G.bank[gem] > 0)))
      return INVALID_MOVE;
    for (const gem of gems) take(G, G.players[playerID], gem, 1);
    finish(move);
  },
  takeTwo: (move, gem) => {
    const { G, playerID } = move;
    if (G.due !== "action" || gem === GOLD || !(G.bank[gem] >= 4)) return INVALID_MOVE;
    take(G, G.players[playerID], gem, 2);
    finish(move);
  },
  takeWhatIsThere: (move) => {
    const { G, playerID } = move;
    const there = GEMS.filter((gem) => G.bank[gem] > 0);
    if (G.due !== "action" || !there.length || there.length > 2) return INVALID_MOVE;
    for (const gem of there) take(G, G.players[playerID], gem, 1);
    finish(move);
  },
  buy: (move, level, slot) => {
    const { G, playerID } = move;
    const card = G.market[level]?.[slot];
    if (G.due !== "action" || card === undefined || !canPay(G.players[playerID], card)) return INVALID_MOVE;
    pay(G, G.players[playerID], card);
    refill(G, level, slot);
    finish(move);
  },
  buyFromAside: (move, slot) => {
    const { G, playerID } = move;
    const player = G.players[playerID];
    if (G.due !== "action" || !(slot in player.aside) || !canPay(player, player.aside[slot])) return INVALID_MOVE;
    pay(G, player, player.aside.splice(slot, 1)[0]);
    finish(move);
  },
  putAside: (move, level, slot) => {
    const { G, playerID } = move;
    const player = G.players[playerID];
    const card = G.market[level]?.[slot];
    if (G.due !== "action" || card === undefined || player.aside.length >= MOST_ASIDE) return INVALID_MOVE;
    aside(G, player, card);
    refill(G, level, slot);
    finish(move);
  },
  putAsideUnseen: {
    client: false, // the client does not know the deck
    move: (move, level) => {
      const { G, playerID } = move;
      const player = G.players[playerID];
      if (G.due !== "action" || !G.decks[level]?.length || player.aside.length >= MOST_ASIDE) return INVALID_MOVE;
      aside(G, player, G.decks[level].pop());
      finish(move);
    },
  },
  discard: (move, gem) => {
    const { G, playerID } = move;
    if (G.due !== "discard" || !(G.players[playerID].tokens[gem] > 0)) return INVALID_MOVE;
    take(G, G.players[playerID], gem, -1);
    finish(move);
  },
  welcome: (move, patron) => {
    const { G, playerID } = move;
    const player = G.players[playerID];
    if (G.due !== "patron" || !visiting(G, player).includes(patron)) return INVALID_MOVE;
    G.patrons = G.patrons.filter((one) => one !== patron);
    player.patrons.push(patron);
    player.points += PATRONS[patron].points;
    G.due = "action";
    move.events.endTurn();
  },
  pass: (move) => {
    if (move.G.due !== "action") return INVALID_MOVE;
    move.events.endTurn();
  },
};

// ------------------------------------------------------------------------------------------ game

/** Nobody sees the decks, nor what another has put aside. */
function playerView({ G, playerID }) {
  const { decks, ...seen } = G;
  const players = {};
  for (const [id, player] of Object.entries(G.players))
    players[id] = id === playerID ? player : { ...player, aside: player.aside.length };
  return { ...seen, players, deckSizes: decks.map((deck) => deck.length) };
}

function endIf({ G, ctx }) {
  const points = Object.values(G.players).map((player) => player.points);
  if (Math.max(...points) >= GOAL || ctx.turn > LONGEST) return { points };
  return undefined;
}

module.exports = {
  name: "gems",
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves,
  playerView,
  endIf,
  ai: { enumerate },
};
