import { parseArgs } from 'node:util';

import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { quantileOf } from '@clutchline/test-support/bench/run-rounds';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { busiestPart, withoutSilence } from '@clutchline/test-support/bursts/part-of-burst';
import type { Burst } from '@clutchline/test-support/bursts/read-burst';
import { readBursts } from '@clutchline/test-support/bursts/read-bursts';
import { runBursts, type BurstsResult } from '@clutchline/test-support/bursts/run-bursts';
import { SECOND } from '../../tools/time/durations';

const MOST_SHOWN = 20;

const { values } = parseArgs({
  options: {
    /** 1, 100 …, or max. */
    speed: { type: 'string', multiple: true, default: ['max', '1', '100'] },
    /** Seconds; default: 180 at speed 1, otherwise 0 (all). */
    busiest: { type: 'string' },
    /** Seconds; 0: unlimited. */
    silence: { type: 'string', default: '60' },
    clients: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    nats: { type: 'boolean', default: false },
  },
});

function partsOf(bursts: readonly Burst[], speed: string): Burst[] {
  const busiest = Number(values.busiest ?? (speed === '1' ? 180 : 0)) * SECOND;
  const silence = Number(values.silence) * SECOND;
  const parts = busiest > 0 ? bursts.map((burst) => busiestPart(burst, busiest)) : bursts;
  return silence > 0 ? parts.map((part) => withoutSilence(part, silence)) : [...parts];
}

async function run(speed: string, bursts: readonly Burst[]): Promise<boolean> {
  const database = await openBenchDatabase();
  const nats = values.nats ? await TestNats.start() : null;
  try {
    const pace = speed === 'max' ? 'max' : Number(speed);
    const rest = { clients: Number(values.clients), seed: Number(values.seed), natsUrl: nats?.url ?? null };
    const result = await runBursts({ ...rest, bursts, speed: pace, databaseUrl: database.url });
    report(speed, bursts, result);
    return result.wrong.length === 0 && result.undetected === 0 && result.breaks === 0;
  } finally {
    await nats?.stop();
    await database.close();
  }
}

function report(speed: string, bursts: readonly Burst[], { wrong, repairs, ...result }: BurstsResult): void {
  const span = Math.max(...bursts.map(({ rows }) => rows.at(-1)?.at ?? 0)) / SECOND;
  const ms = (share: number): number => Math.round(quantileOf(repairs, share));
  const {
    prices,
    stored,
    received: published,
    frames,
    cells,
    undetected,
    breaks,
    doubted,
    playedMs,
    settledMs,
  } = result;
  console.log(
    `${speed === 'max' ? 'Maximum speed' : `${speed}×`}: ${span.toFixed(0)} s of ${bursts.length} recordings`,
  );
  console.log(`  ${prices} prices played, ${prices - stored} of them outdated or implausible before they were stored`);
  console.log(
    `  ${stored} stored, ${stored - published} of them conflated, ${published} sent to each client, in ${frames} frames`,
  );
  console.log(
    `  ${repairs.length} gaps detected and repaired, ms p50 ${ms(0.5)}, p99 ${ms(0.99)}; ${undetected} not detected`,
  );
  console.log(`  ${cells} cells compared with the database, ${wrong.length} wrong; ${breaks} sequence breaks`);
  console.log(
    `  ${doubted} markets locked temporarily; unreadable rows: ${bursts.reduce((sum, { skipped }) => sum + skipped, 0)}`,
  );
  console.log(
    `  played in ${(playedMs / SECOND).toFixed(1)} s, all clients current ${(settledMs / SECOND).toFixed(2)} s later`,
  );
  for (const cell of wrong.slice(0, MOST_SHOWN)) console.log(`  wrong: ${cell}`);
}

// `npm run bursts`: real price bursts through the whole chain (docs/performance.md).
const bursts = readBursts();
for (const speed of values.speed) if (!(await run(speed, partsOf(bursts, speed)))) process.exitCode = 1;
