// What the clients of both servers share: taking turns, and the figures of a turn.
//
// Lines on standard input: `go` lets everybody play; `stop` holds every next move back, waits for the moves that are on their way and
// prints the figures since `go`. So several servers are measured by turns in one run, with their tables open and their code warm.
import { createInterface } from 'node:readline';

export const now = () => performance.now();

const held = []; // moves that wait for `go`
let playing = false;
let under_way = 0;
let quiet = () => {};
let figures = blank();

function blank() {
  return { moves: 0, bytes: 0, latencies: [], begun: now(), cpu: process.cpuUsage() };
}

function quantile(sorted, q) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] : 0;
}

// a client may move: at once, or when it is its server's turn
export function move(send) {
  if (!playing) return held.push(send);
  under_way += 1;
  send();
}

// its move was answered
export function answered() {
  under_way -= 1;
  if (under_way === 0 && !playing) quiet();
}

export const count = (moves) => (figures.moves += moves);
export const heard = (bytes) => (figures.bytes += bytes);
export const delivered = (sent) => figures.latencies.push(now() - sent);

// `extra`: what else is to be told of a turn
export async function play(extra = () => ({})) {
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'go') {
      figures = blank();
      playing = true;
      for (const send of held.splice(0)) move(send);
    } else {
      playing = false;
      if (under_way > 0) await new Promise((done) => (quiet = done));
      const { user, system } = process.cpuUsage(figures.cpu);
      const sorted = figures.latencies.sort((a, b) => a - b);
      console.log(
        JSON.stringify({
          moves: figures.moves,
          seconds: (now() - figures.begun) / 1000,
          p50_ms: quantile(sorted, 0.5),
          p99_ms: quantile(sorted, 0.99),
          bytes: figures.bytes,
          client_seconds: (user + system) / 1e6,
          ...extra(),
        }),
      );
    }
  }
  process.exit(0);
}
