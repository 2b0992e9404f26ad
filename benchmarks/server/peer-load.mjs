// People at matches of boardgame.io, each a socket and credentials of their own, moving as soon as it is their turn.
// port tables people
import { io } from 'socket.io-client';
import { answered, count, delivered, heard, move, now, play } from './figures.mjs';

const [port, tables, people] = process.argv.slice(2).map(Number);

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/games/bench/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const one_of = (number) => Math.floor(Math.random() * number);

// the client knows the rules: what may be done now, and one of it
function choice({ G }, seat) {
  const { hand } = G.players[seat];
  const takes = hand.length < 10 ? 1 + G.row.length : 0;
  const chosen = one_of(takes + hand.length);
  if (chosen >= takes) return ['band', [chosen - takes, ['tribe', 'colour'][one_of(2)]]];
  return chosen === 0 ? ['deck', []] : ['take', [chosen - 1]];
}

async function match() {
  const { matchID } = await post('create', { numPlayers: people });
  const given = []; // one after the other: of two who join a kept match at once, one is forgotten
  for (let seat = 0; seat < people; seat += 1) {
    given.push(await post(`${matchID}/join`, { playerID: String(seat), playerName: `Guest ${seat}` }));
  }
  const run = { sent: 0 };
  const ready = given.map(({ playerCredentials: credentials }, seat) => {
    const playerID = String(seat);
    const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true });
    let mine = false;
    const next = (state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      move(() => {
        const [type, args] = choice(state, seat);
        run.sent = now();
        mine = true;
        socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }, state._stateID, matchID, playerID);
      });
    };
    socket.on('update', (_, state) => {
      if (run.sent) delivered(run.sent);
      if (mine) {
        mine = false;
        count(1);
        answered();
      }
      next(state);
    });
    return new Promise((done) => {
      socket.once('sync', (_, sync) => done(() => next(sync.state)));
      socket.on('connect', () => {
        socket.io.engine.transport.ws.on('message', (data) => heard(data.length));
        socket.emit('sync', matchID, playerID, credentials, people);
      });
    });
  });
  return Promise.all(ready);
}

const starts = [];
for (let i = 0; i < tables; i += 20) {
  starts.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - i) }, match))));
}
for (const start of starts) for (const go of start) go();
await play();
