import { setTimeout as sleep } from 'node:timers/promises';

import { PushProcess, type PushKind } from './lib/push-process';
import { runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { Subscribers } from './lib/subscribers';

const SUBSCRIBERS = 10_000;
const RECONNECTED = 5_000;
const POINTS = 300;
const SETTLE_MS = 2_000;
const KB = 1_024;
const MOST_KB = 30;
const MOST_MB = 400;

const settle = (): Promise<unknown> => sleep(SETTLE_MS);

async function measure(kind: PushKind): Promise<Measured> {
  const server = await PushProcess.start(kind, POINTS);
  const subscribers = new Subscribers(server.url);
  await settle();
  const alone = await server.memory();
  await subscribers.add(SUBSCRIBERS);
  await settle();
  const full = await server.memory();
  for (let index = 0; index < 2; index += 1) {
    await subscribers.remove(RECONNECTED);
    await subscribers.add(RECONNECTED);
  }
  await settle();
  const again = await server.memory();
  await subscribers.close();
  await server.stop();
  const kbEach = (full.rss - alone.rss) / SUBSCRIBERS / KB;
  const gainedEach = (again.held - full.held) / (2 * RECONNECTED) / KB;
  return {
    value: 1 / kbEach,
    details: { kbEach, gainedEach, fullMb: full.rss / KB / KB, againMb: again.rss / KB / KB },
  };
}

/** P3: 10,000 idle subscribers against plain `ws` sockets; growth by reconnecting. */
export async function p3(rounds: number): Promise<Comparison[]> {
  const products: Measured[] = [];
  const product = async (): Promise<Measured> => {
    const measured = await measure('product');
    products.push(measured);
    return measured;
  };
  const limit = (): Promise<Measured> => measure('bare');
  const against = await runRounds({ name: 'P3 memory', unit: '1/KB', limit, product, goal: 0 }, rounds);
  const worst = (name: string): number => Math.max(...products.map(({ details }) => details?.[name] ?? Number.NaN));
  const comparisons = [
    { name: 'P3 KB a reader', ratio: worst('kbEach'), isReached: worst('kbEach') <= MOST_KB },
    { name: 'P3 MB of 10,000', ratio: worst('fullMb'), isReached: worst('fullMb') <= MOST_MB },
    { name: 'P3 KB gained a reconnect', ratio: worst('gainedEach'), isReached: worst('gainedEach') <= 0.1 },
  ];
  for (const { name, ratio, isReached } of comparisons)
    console.log(`${name}, worst round: ${ratio.toFixed(2)}: ${isReached ? 'reached' : 'missed'}`);
  return [against, ...comparisons];
}
