import { performance } from 'node:perf_hooks';

import { listCombinations, parlayTotals } from '@clutchline/domain';
import { buildSlip, buildSlipItem } from '@clutchline/domain/testing';

import { runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';

const LEGS = 15;
const SIZES = Array.from({ length: LEGS - 2 }, (_, i) => i + 3);
const MOST_MS = 4;
const TOTALS_A_ROUND = 200;

/** P16: all totals of a slip of fifteen legs with every system size, against enumerating its 32,647 combinations. */
export async function p16(rounds: number): Promise<Comparison[]> {
  const items = Array.from({ length: LEGS }, (_, i) => buildSlipItem({ shop_id: i + 1, odd: `1.${700 + i}` }));
  const slip = buildSlip(items);
  const limits = {
    min: 100n,
    max: 10_000_000n,
    dayLeft: 10_000_000n,
    matchLeft: null,
    maxPayout: 100_000_000_000n,
    leastLegs: 3,
    maxOdds: 100_000_000,
  };
  const input = { decimals: 2, balance: 100_000_000n, stake: '32647', limits, sizes: SIZES };
  const times: number[] = [];
  const enumerated = (): Promise<Measured> => {
    const began = performance.now();
    let combinations = 0;
    for (const size of SIZES)
      for (const combination of listCombinations(items, size)) combinations += Math.min(1, combination.items.length);
    return Promise.resolve({ value: 1 / (performance.now() - began), details: { combinations } });
  };
  const computed = (): Promise<Measured> => {
    const began = performance.now();
    for (let count = 0; count < TOTALS_A_ROUND; count += 1) parlayTotals(slip, input);
    const ms = (performance.now() - began) / TOTALS_A_ROUND;
    times.push(ms);
    return Promise.resolve({ value: 1 / ms, details: { ms } });
  };
  const speed = await runRounds(
    { name: 'P16 totals', unit: 'totals/ms', limit: enumerated, product: computed, goal: 1 },
    rounds,
  );
  const worst = Math.max(...times);
  console.log(
    `P16 slowest round ${worst.toFixed(3)} ms a slip   goal ${MOST_MS}: ${worst <= MOST_MS ? 'reached' : 'missed'}`,
  );
  return [speed, { name: 'P16 ms', ratio: worst, isReached: worst <= MOST_MS }];
}
