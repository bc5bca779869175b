import { setTimeout as sleep } from 'node:timers/promises';

import type { Measured } from '@clutchline/test-support/bench/run-rounds';

import { PushProcess, type PushKind } from './push-process';
import { Subscribers, type Subscription } from './subscribers';

interface FanOut {
  readonly kind: PushKind;
  readonly subscription: Subscription;
  readonly subscribers: number;
  readonly points: number;
  readonly perSecond: number;
  readonly seconds: number;
}

interface FannedOut {
  readonly published: number;
  /** That one subscriber received. */
  readonly changes: number;
  readonly cpuSeconds: number;
  readonly details: Readonly<Record<string, number>>;
}

async function fanOut({ kind, subscription, subscribers, points, perSecond, seconds }: FanOut): Promise<FannedOut> {
  const server = await PushProcess.start(kind, points);
  const clients = new Subscribers(server.url, subscription);
  await clients.add(subscribers);
  await server.publish(perSecond, 1);
  clients.reset();
  const { published, cpuMicros } = await server.publish(perSecond, seconds);
  await sleep(500);
  const [first = 0] = clients.frames;
  const uneven = clients.frames.filter((frames) => frames !== first).length;
  const { changes } = clients;
  await clients.close();
  await server.stop();
  const cpuSeconds = cpuMicros / 1e6;
  return { published, changes, cpuSeconds, details: { published, changes, frames: first, uneven, cpuSeconds } };
}

/** Changes that arrived, per second of the server's processor. */
export async function measureDeliveries(plan: FanOut): Promise<Measured> {
  const { changes, cpuSeconds, details } = await fanOut(plan);
  return { value: (changes * plan.subscribers) / cpuSeconds, details };
}

/** Changes that subscribers know, also those that a later one replaced on the way, per second of the server's processor. */
export async function measureStates(plan: FanOut): Promise<Measured> {
  const { published, cpuSeconds, details } = await fanOut(plan);
  return { value: (published * plan.subscribers) / cpuSeconds, details };
}
