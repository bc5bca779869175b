import { setTimeout as sleep } from 'node:timers/promises';

import { medianOf, quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { EVEN, PlacingSetup } from './lib/placing-setup';
import { openProcessTimes, type ProcessTimes } from './lib/process-times';

const SECONDS = 15;
const CONNECTIONS = [1, 4, 16, 64];

/** Less depends on other work of the machine than throughput: processor ms a bet, by process. */
export async function p5Cost(rounds: number): Promise<Comparison[]> {
  const setup = await PlacingSetup.open(1);
  try {
    const used = await openProcessTimes(setup);
    await setup.product(EVEN, SECONDS, setup.urls, 16);
    for (let round = 1; round <= rounds; round += 1) {
      const idle = await used();
      await sleep(SECONDS * 1_000);
      report('idle', round, [idle, await used()], { bets: SECONDS, seconds: SECONDS });
      for (const connections of CONNECTIONS) {
        const before = await used();
        const { perSecond, times, wrong } = await setup.product(EVEN, SECONDS, setup.urls, connections);
        const tail = { p50: medianOf(times), p99: quantileOf(times, 0.99), wrong, perSecond };
        report(`${connections} at once`, round, [before, await used()], { bets: times.length - wrong, ...tail });
      }
      const before = await used();
      const perSecond = await setup.limit(EVEN, SECONDS);
      report('pgbench', round, [before, await used()], { bets: perSecond * SECONDS, perSecond });
    }
    return [];
  } finally {
    await setup.close();
  }
}

function report(
  name: string,
  round: number,
  [before, after]: readonly [ProcessTimes, ProcessTimes],
  details: Readonly<Record<string, number>>,
): void {
  const bets = details['bets'] ?? 1;
  const each = (part: keyof ProcessTimes): number => Number((((after[part] - before[part]) / bets) * 1_000).toFixed(3));
  const costs = { server: each('server'), database: each('database'), load: each('load'), wal: each('wal') / 1_000 };
  console.log(JSON.stringify({ name, round, ...costs, ...details }));
}
