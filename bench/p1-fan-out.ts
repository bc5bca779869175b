import { setTimeout as sleep } from 'node:timers/promises';

import { PushProcess, type PushKind } from './lib/push-process';
import { runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { Subscribers } from './lib/subscribers';

const SUBSCRIBERS = 500;
const POINTS = 300;
const SECONDS = 5;

/** Price changes per second of server CPU. */
async function measure(kind: PushKind, perSecond: number): Promise<Measured> {
  const server = await PushProcess.start(kind, POINTS);
  const subscribers = new Subscribers(server.url);
  await subscribers.add(SUBSCRIBERS);
  await server.publish(perSecond, 1);
  subscribers.reset();
  const { published, cpuMicros } = await server.publish(perSecond, SECONDS);
  await sleep(500);
  const [first = 0] = subscribers.frames;
  const uneven = subscribers.frames.filter((frames) => frames !== first).length;
  const { changes } = subscribers;
  await subscribers.close();
  await server.stop();
  const value = (changes * SUBSCRIBERS) / (cpuMicros / 1e6);
  return { value, details: { published, changes, frames: first, uneven, cpuSeconds: cpuMicros / 1e6 } };
}

/** P1: odds fan-out to 500 subscribers, against one frame per update to plain `ws` sockets. */
export async function p1(rounds: number): Promise<Comparison[]> {
  const unit = 'deliveries a CPU second';
  const limit = (): Promise<Measured> => measure('bare', 100);
  const ticked = await runRounds(
    { name: 'P1 fan-out', unit, limit, product: () => measure('product', 1_000), goal: 8 },
    rounds,
  );
  const urgent = await runRounds(
    { name: 'P1 urgent', unit, limit, product: () => measure('urgent', 100), goal: 0.65 },
    rounds,
  );
  return [ticked, urgent];
}
