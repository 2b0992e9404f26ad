// Latencies and what is said of them.
export function quantile(sorted, q) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] : 0;
}

export function report(name, moves, seconds, latencies, extra = {}) {
  const sorted = [...latencies].sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      name,
      moves,
      moves_per_second: Math.round(moves / seconds),
      p50_ms: Number(quantile(sorted, 0.5).toFixed(1)),
      p99_ms: Number(quantile(sorted, 0.99).toFixed(1)),
      ...extra,
    }),
  );
}

export const now = () => performance.now();

// what the clients themselves took, milliseconds a move
export function client(begun, moves) {
  const { user, system } = process.cpuUsage(begun);
  return Number(((user + system) / 1000 / Math.max(1, moves)).toFixed(2));
}
