// People at tables of Traktir, each a socket of their own, moving when it is their turn (after thinking, if told to).
// url[,url…] tables people bots think_ms games: at each place so many games wait, opened beforehand; one follows the other
import WebSocket from 'ws';
import { answered, count, delivered, heard, move, now, play } from './figures.mjs';

const urls = process.argv[2].split(',');
const [tables, people, bots, think, games] = process.argv.slice(3).map(Number);
let [refused, idle] = [0, 0];

async function post(url, path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const ask = () => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await ask().catch(ask); // a kept connection may have been closed meanwhile
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const [given] = answer.headers.getSetCookie();
  return [await answer.json(), given?.split(';')[0] ?? cookie];
}

async function table(number) {
  const url = urls[number % urls.length];
  const [, cookie] = await post(url, '/api/guests', {});
  const hired = Object.fromEntries(Array.from({ length: bots }, (_, i) => [String(people + i), 'random']));
  const ids = [];
  for (let game = 0; game < games; game += 1) {
    const [{ id }] = await post(url, '/api/tables', { game: 'ethnos', seats: people + bots, private: true, bots: hired }, cookie);
    for (let i = 1; i < people; i += 1) await post(url, `/api/tables/${id}/sit`, {}, cookie);
    await post(url, `/api/tables/${id}/start`, {}, cookie);
    ids.push(id);
  }
  const run = { sent: 0, awaited: new Set() }; // the last move, and the seats that have not heard of it
  const seats = Array.from({ length: people }, (_, seat) => {
    // at several doors, the seats of one table come in through different ones
    const door = urls[(number + seat) % urls.length].replace('http', 'ws');
    const socket = new WebSocket(`${door}/ws`, { headers: { cookie }, perMessageDeflate: false });
    let game = 0;
    const watch = () => socket.send(JSON.stringify({ type: 'watch', table: ids[game], seat }));
    const commit = (message) => {
      const { action } = message.now.moves[Math.floor(Math.random() * message.now.moves.length)];
      run.sent = now();
      run.awaited = new Set(Array.from({ length: people }, (_, i) => i));
      socket.send(JSON.stringify({ type: 'commit', table: message.table, seat, version: message.version, actions: [action], id: `${run.sent}` }));
    };
    socket.on('message', (data) => {
      heard(data.length);
      const message = JSON.parse(data);
      if (message.type === 'refusal') refused += 1;
      if (message.type === 'committed') count(1);
      if (message.type === 'committed' || message.type === 'refusal') answered();
      if (message.type !== 'update') return;
      // a delivery: from the commit to this socket; what a bot does afterwards is none
      if (message.events.length && run.awaited.delete(seat)) delivered(run.sent);
      if (bots && seat === 0) {
        for (const event of message.events) for (const line of event.lines) if (line.seat >= people) count(1);
      }
      if (message.now.status === 'over' && message.table === ids[game]) {
        game += 1;
        if (game < games) watch();
        else if (seat === 0) idle += 1;
      }
      if (message.now.turn !== seat || !message.now.moves.length) return;
      if (think) setTimeout(() => move(() => commit(message)), think * (0.5 + Math.random()));
      else move(() => commit(message));
    });
    return new Promise((done, fail) => {
      socket.on('error', fail);
      socket.on('open', () => done(watch));
    });
  });
  return Promise.all(seats);
}

const starts = [];
for (let i = 0; i < tables; i += 20) {
  const some = Array.from({ length: Math.min(20, tables - i) }, (_, j) => table(i + j));
  starts.push(...(await Promise.all(some)));
}
for (const start of starts) for (const go of start) go();
await play(() => ({ refused, idle }));
