// A trick game of four: ten cards each of four suits, follow suit, the first suit is trump. When a
// hand has been played the next one is dealt, so that a match never ends.

const SUITS = 4;
const RANKS = 10;
const PLAYERS = 4;

function deal(random) {
  const pack = random.Shuffle([...Array(SUITS * RANKS).keys()]);
  const players = {};
  for (let seat = 0; seat < PLAYERS; seat++) {
    players[seat] = { hand: pack.slice(seat * RANKS, (seat + 1) * RANKS) };
  }
  return players;
}

const suit = (card) => Math.floor(card / RANKS);

function mayPlay(hand, trick, card) {
  if (!hand.includes(card)) return false;
  if (trick.length === 0 || suit(card) === suit(trick[0].card)) return true;
  return !hand.some((one) => suit(one) === suit(trick[0].card));
}

function winner(trick) {
  const power = ({ card }) => {
    if (suit(card) === 0) return 100 + card;
    return suit(card) === suit(trick[0].card) ? card : -1;
  };
  return trick.reduce((best, one) => (power(one) > power(best) ? one : best)).seat;
}

const setup = ({ random }) => ({
  players: deal(random),
  trick: [],
  last: [],
  taken: Array(PLAYERS).fill(0),
  leads: "0",
});

function play({ G, random, playerID }, card) {
  const { hand } = G.players[playerID];
  if (!mayPlay(hand, G.trick, card)) return "INVALID_MOVE";
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat: playerID, card });
  if (G.trick.length < PLAYERS) return;
  G.leads = winner(G.trick);
  G.taken[G.leads] += 1;
  G.last = G.trick;
  G.trick = [];
  if (Object.values(G.players).every((one) => one.hand.length === 0)) {
    G.players = deal(random);
  }
}

// Each sees his own hand, and of the others how many cards they have.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, { hand }] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? { hand } : { cards: hand.length };
  }
  return { ...G, players };
}

module.exports = {
  name: "tricks",
  setup,
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ ctx }) => ctx.playOrderPos,
      next: ({ G, ctx }) =>
        G.trick.length === 0 ? Number(G.leads) : (ctx.playOrderPos + 1) % PLAYERS,
    },
  },
  playerView,
  disableUndo: true,
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
};
