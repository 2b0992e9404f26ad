// boardgame.io's own server with a card game of Ethnos's size, in its own words and with rules a little simpler than Ethnos's:
// secret hands, a shuffled deck with dragons in its lower half, an open row, bands by tribe or colour, markers, ages that are scored.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const KINGDOMS = ['althea', 'duris', 'ithys', 'pelagon', 'rhea', 'straton'];
const TRIBES = ['dwarf', 'elf', 'giant', 'merfolk', 'minotaur', 'orc'];
const COLOURS = ['red', 'blue', 'green', 'grey', 'orange', 'purple'];
const BAND_GLORY = [0, 0, 1, 3, 6, 10, 15];
const HAND_LIMIT = 10;

const box = () => TRIBES.flatMap((tribe) => COLOURS.flatMap((colour) => [1, 2].map(() => `${colour}-${tribe}`)));
const part = { tribe: 1, colour: 0 };
const of = (card, by) => card.split('-')[part[by]];

const player = () => ({
  glory: 0,
  hand: [],
  known: [],
  bands: [],
  markers: Object.fromEntries(KINGDOMS.map((kingdom) => [kingdom, 0])),
  supply: 20,
  merfolk: 0,
  horde: [],
  trolls: [],
});

// everybody begins with one card, as many lie open as twice the players, the dragons are among the lower half
function deal(G, random) {
  const cards = random.Shuffle(box());
  for (const p of Object.values(G.players)) Object.assign(p, { hand: [cards.pop()], known: [], bands: [] });
  G.row = cards.splice(-2 * Object.keys(G.players).length);
  const half = cards.length >> 1;
  G.deck = [...random.Shuffle([...cards.slice(0, half), 'dragon', 'dragon', 'dragon']), ...cards.slice(half)];
  G.dragons = 0;
}

// kingdoms by markers, bands by size; after the third age the next game follows
function score(G, random) {
  const players = Object.values(G.players);
  for (const kingdom of KINGDOMS) {
    const places = players.filter((p) => p.markers[kingdom]).sort((a, b) => b.markers[kingdom] - a.markers[kingdom]);
    places.slice(0, G.age).forEach((p, place) => (p.glory += G.tokens[kingdom][G.age - 1 - place]));
  }
  for (const p of players) for (const band of p.bands) p.glory += BAND_GLORY[Math.min(band.size, 6)];
  if (G.age === 3) for (const [id] of Object.entries(G.players)) G.players[id] = player();
  G.age = (G.age % 3) + 1;
  deal(G, random);
}

const game = {
  name: 'bench',
  setup: ({ ctx, random }) => {
    const G = {
      seats: ctx.numPlayers,
      age: 1,
      tribes: TRIBES,
      tokens: Object.fromEntries(KINGDOMS.map((kingdom) => [kingdom, random.Die(6, 3).sort()])),
      players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, i) => [i, player()])),
    };
    deal(G, random);
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, p]) => [id, { ...p, hand: id === playerID ? p.hand : null, handSize: p.hand.length }]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    deck: {
      move: ({ G, playerID, random }) => {
        const me = G.players[playerID];
        if (me.hand.length >= HAND_LIMIT) return INVALID_MOVE;
        let card = G.deck.pop();
        while (card === 'dragon') {
          G.dragons += 1;
          if (G.dragons === 3) return score(G, random);
          card = G.deck.pop();
        }
        me.hand.push(card);
      },
      client: false,
    },
    take: {
      move: ({ G, playerID }, place) => {
        const me = G.players[playerID];
        if (me.hand.length >= HAND_LIMIT || !(place in G.row)) return INVALID_MOVE;
        const [card] = G.row.splice(place, 1);
        me.hand.push(card);
        me.known.push(card);
      },
      client: false,
    },
    band: {
      move: ({ G, playerID }, place, by) => {
        const me = G.players[playerID];
        if (!(place in me.hand) || !(by in part)) return INVALID_MOVE;
        const leader = me.hand[place];
        const cards = me.hand.filter((card) => of(card, by) === of(leader, by));
        G.row.push(...me.hand.filter((card) => !cards.includes(card)));
        me.bands.push({ leader, cards, size: cards.length });
        me.hand = [];
        me.known = [];
        const kingdom = KINGDOMS[COLOURS.indexOf(of(leader, 'colour'))];
        if (me.supply > 0 && cards.length > me.markers[kingdom]) {
          me.markers[kingdom] += 1;
          me.supply -= 1;
        }
      },
      client: false,
    },
  },
};

// port (the lobby, where matches are made and credentials given, has the next one), and a folder for its own kept storage; without
// one everything is lost when it stops
const port = Number(process.argv[2]);
const db = process.argv[3] ? new FlatFile({ dir: process.argv[3] }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db }).run({ port, lobbyConfig: { apiPort: port + 1 } });
