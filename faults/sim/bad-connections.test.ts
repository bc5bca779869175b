import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runBadConnections } from './run-bad-connections';

const SEEDS = Number(process.env['FAULT_SEEDS'] ?? 8);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it(`R15 after ${String(SEEDS)} runs over bad connections every cell of every client is the server's, and gaps were short`, async () => {
  const repairs: number[] = [];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const result = await runBadConnections(seed, (ms) => vi.advanceTimersByTimeAsync(ms));
    expect(result.wrong, `seed ${String(seed)}`).toEqual([]);
    expect(result.undetected, `seed ${String(seed)}`).toBe(0);
    repairs.push(...result.repairs);
  }
  const sorted = repairs.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
  console.info(
    `R15: ${String(sorted.length)} gaps repaired, ms p50 ${String(at(0.5))}, p95 ${String(at(0.95))}, p99 ${String(at(0.99))}`,
  );
  expect(sorted.length).toBeGreaterThan(SEEDS);
  expect(at(0.99)).toBeLessThanOrEqual(2_000);
}, 1_800_000);
