// Two clients at each match of boardgame.io, each moving as soon as it is their turn.
import { io } from 'socket.io-client';
import { client, now, report } from './figures.mjs';

const [server, tables, seconds, think] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let [moves, measuring] = [0, false];
const [latencies, sockets] = [[], []];

function match(number) {
  const id = `match${number}`;
  const run = { sent: 0 };
  const ready = [0, 1].map((seat) => {
    const socket = io(`${server}/bench`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const play = (state) => {
      if (state.ctx.currentPlayer !== String(seat)) return;
      const hand = state.G.players[seat].hand;
      const type = hand.length >= 10 ? 'band' : 'deck';
      const go = () => {
        run.sent = now();
        socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args: [], playerID: String(seat) } }, state._stateID, id, String(seat));
      };
      think ? setTimeout(go, think * (0.5 + Math.random())) : go();
    };
    socket.on('update', (_, state) => {
      if (run.sent && measuring) latencies.push(now() - run.sent);
      if (measuring && seat === 0) moves += 1;
      play(state);
    });
    return new Promise((done) => {
      socket.on('sync', (_, sync) => done(() => play(sync.state)));
      socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, 2));
    });
  });
  return Promise.all(ready);
}

const received = () => sockets.reduce((all, one) => all + one.io.engine.transport.ws._socket.bytesRead, 0);
const starts = [];
for (let i = 0; i < tables; i += 1) starts.push(await match(i));
for (const start of starts) for (const go of start) go();
await new Promise((done) => setTimeout(done, 1000));
console.error('measuring');
measuring = true;
const [begun, begun_cpu] = [now(), process.cpuUsage()];
const begun_bytes = received();
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
report('boardgame.io', moves, (now() - begun) / 1000, latencies, { tables, idle: 0, bytes_per_move: Math.round((received() - begun_bytes) / moves), client_cpu_ms: client(begun_cpu, moves) });
process.exit(0);
