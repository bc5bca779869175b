import { setTimeout as sleep } from 'node:timers/promises';

import { openBenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { SECOND } from '../tools/time/durations';
import { ReturningSubscribers } from './lib/returning-subscribers';
import { quantileOf, runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { ServerProcess, type ServerPlan } from './lib/server-process';

const SUBSCRIBERS = 1_000;
const MOST_SECONDS = 10;
const MOST_LAG_MS = 250;
const CALM_MS = 2_000;
const CLOSING_MS = 500;

/** `down` runs between kill and restart. */
async function measure(plan: ServerPlan, down: () => Promise<void>): Promise<Measured & { readonly downMs: number }> {
  const before = await ServerProcess.start(plan, 0);
  const subscribers = new ReturningSubscribers(before.url);
  await subscribers.add(SUBSCRIBERS);
  await sleep(CALM_MS);
  const killed = performance.now();
  await before.kill();
  await down();
  const after = await ServerProcess.start(plan, before.port);
  const ready = performance.now();
  await subscribers.allCurrent();
  const spent = await after.spent();
  const since = (moment: number, share: number): number =>
    quantileOf(
      subscribers.snapshotAt.map((at) => (at - moment) / SECOND),
      share,
    );
  const details = { fromKillP99: since(killed, 0.99), fromReadyP50: since(ready, 0.5), ...spent };
  const downMs = ready - killed;
  const value = 1 / since(ready, 0.99);
  subscribers.close();
  await sleep(CLOSING_MS);
  await after.kill();
  return { value, details: { ...details, downSeconds: downMs / SECOND }, downMs };
}

async function snapshotBytesOf(plan: ServerPlan): Promise<number> {
  const server = await ServerProcess.start(plan, 0);
  const subscribers = new ReturningSubscribers(server.url);
  await subscribers.add(1);
  subscribers.close();
  await server.kill();
  return subscribers.snapshotBytes;
}

/**
 * P4: time until 1,000 subscribers have a snapshot after a kill and restart, against plain `ws` with the same downtime
 * and snapshot size.
 */
export async function p4(rounds: number): Promise<Comparison[]> {
  const removeProgram = await ServerProcess.build();
  const database = await openBenchDatabase();
  const plan = { kind: 'product', databaseUrl: database.url } as const;
  const snapshotBytes = await snapshotBytesOf(plan);
  let downMs = 2 * SECOND;
  const products: Measured[] = [];
  const product = async (): Promise<Measured> => {
    const measured = await measure(plan, () => Promise.resolve());
    ({ downMs } = measured);
    products.push(measured);
    return measured;
  };
  const limit = (): Promise<Measured> =>
    measure({ kind: 'bare', snapshotBytes }, () => sleep(downMs).then(() => undefined));
  try {
    const contest = { name: 'P4 restart', unit: '1/s from ready, p99', limit, product, goal: 0 };
    const against = await runRounds(contest, rounds);
    return [against, ...compare(products)];
  } finally {
    await database.close();
    await removeProgram();
  }
}

function compare(products: readonly Measured[]): Comparison[] {
  const worst = (name: string): number => Math.max(...products.map(({ details }) => details?.[name] ?? Number.NaN));
  const [seconds, lag] = [worst('fromKillP99'), worst('lagP99')];
  const comparisons = [
    { name: 'P4 seconds from the kill, p99', ratio: seconds, isReached: seconds <= MOST_SECONDS },
    { name: 'P4 ms of event-loop lag, p99', ratio: lag, isReached: lag <= MOST_LAG_MS },
  ];
  for (const { name, ratio, isReached } of comparisons)
    console.log(`${name}, worst round: ${ratio.toFixed(2)}: ${isReached ? 'reached' : 'missed'}`);
  return comparisons;
}
