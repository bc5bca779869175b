import { setTimeout as sleep } from 'node:timers/promises';

import { checkOpenFiles } from './lib/check-open-files';
import { PushProcess, type PushKind } from './lib/push-process';
import { runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import type { BenchOptions } from './lib/bench-options';
import { Subscribers } from './lib/subscribers';

const RECONNECTED = 5_000;
const POINTS = 300;
const SETTLE_MS = 2_000;
const KB = 1_024;
const MOST_KB = 30;
const MOST_MB = 400;

const settle = (): Promise<unknown> => sleep(SETTLE_MS);

async function measure(kind: PushKind, clients: number): Promise<Measured> {
  const server = await PushProcess.start(kind, POINTS);
  const subscribers = new Subscribers(server.url);
  await settle();
  const alone = await server.memory();
  await subscribers.add(clients);
  await settle();
  const full = await server.memory();
  const reconnected = Math.min(RECONNECTED, clients);
  for (let index = 0; index < 2; index += 1) {
    await subscribers.remove(reconnected);
    await subscribers.add(reconnected);
  }
  await settle();
  const again = await server.memory();
  await subscribers.close();
  await server.stop();
  const kbEach = (full.rss - alone.rss) / clients / KB;
  const gainedEach = (again.held - full.held) / (2 * reconnected) / KB;
  return {
    value: 1 / kbEach,
    details: { clients, kbEach, gainedEach, fullMb: full.rss / KB / KB, againMb: again.rss / KB / KB },
  };
}

/** P3: idle subscribers (`--clients`) against plain `ws` sockets; growth by reconnecting. */
export async function p3(rounds: number, { clients }: BenchOptions): Promise<Comparison[]> {
  checkOpenFiles(clients);
  const products: Measured[] = [];
  const product = async (): Promise<Measured> => {
    const measured = await measure('product', clients);
    products.push(measured);
    return measured;
  };
  const limit = (): Promise<Measured> => measure('bare', clients);
  const against = await runRounds({ name: 'P3 memory', unit: '1/KB', limit, product, goal: 0 }, rounds);
  const worst = (name: string): number => Math.max(...products.map(({ details }) => details?.[name] ?? Number.NaN));
  const most = Math.max(worst('fullMb'), worst('againMb'));
  const comparisons = [
    { name: 'P3 KB a reader', ratio: worst('kbEach'), isReached: worst('kbEach') <= MOST_KB },
    { name: `P3 MB of ${clients}`, ratio: most, isReached: most <= MOST_MB },
    { name: 'P3 KB gained a reconnect', ratio: worst('gainedEach'), isReached: worst('gainedEach') <= 0.1 },
  ];
  for (const { name, ratio, isReached } of comparisons)
    console.log(`${name}, worst round: ${ratio.toFixed(2)}: ${isReached ? 'reached' : 'missed'}`);
  return [against, ...comparisons];
}
