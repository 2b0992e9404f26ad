// boardgame.io's own server with a card game of Ethnos's size: hands are secret, the deck is shuffled, each move ends the turn.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const KINGDOMS = ['althea', 'duris', 'ithys', 'pelagon', 'rhea', 'straton'];
const TRIBES = ['dwarf', 'elf', 'giant', 'merfolk', 'minotaur', 'orc'];
const COLOURS = ['red', 'blue', 'green', 'grey', 'orange', 'purple'];

const box = () => TRIBES.flatMap((tribe) => COLOURS.flatMap((colour) => [1, 2, 3].map(() => `${colour}-${tribe}`)));
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

const game = {
  name: 'bench',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    deck: random.Shuffle(box()),
    row: random.Shuffle(box()).slice(0, 4),
    tribes: TRIBES,
    tokens: Object.fromEntries(KINGDOMS.map((kingdom) => [kingdom, [2, 4, 6]])),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, i) => [i, player()])),
    phase: 'turn',
    age: 1,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, p]) => [id, id === playerID ? p : { ...p, hand: null, handSize: p.hand.length }]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    deck: {
      move: ({ G, playerID, random }) => {
        const me = G.players[playerID];
        if (me.hand.length >= 10) return INVALID_MOVE;
        if (G.deck.length === 0) {
          G.deck = random.Shuffle(box());
          for (const p of Object.values(G.players)) p.bands = [];
        }
        me.hand.push(G.deck.pop());
      },
      client: false,
    },
    band: {
      move: ({ G, playerID }) => {
        const me = G.players[playerID];
        if (me.hand.length === 0) return INVALID_MOVE;
        const tribe = me.hand[0].split('-')[1];
        const cards = me.hand.filter((card) => card.endsWith(tribe));
        me.hand = me.hand.filter((card) => !card.endsWith(tribe));
        me.bands.push({ leader: cards[0], cards, size: cards.length });
        me.markers[KINGDOMS[COLOURS.indexOf(cards[0].split('-')[0])]] += 1;
        G.row = me.hand.slice(0, 4);
        me.hand = [];
      },
      client: false,
    },
  },
};

// port, and a folder for its own kept storage; without one everything is lost when it stops
const port = Number(process.argv[2]);
const db = process.argv[3] ? new FlatFile({ dir: process.argv[3] }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db })
  .run(port, () => console.log(JSON.stringify({ ready: port })));
