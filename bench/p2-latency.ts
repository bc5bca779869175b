import { setTimeout as sleep } from 'node:timers/promises';

import { TICK_MS } from '../packages/server/src/push/hub';
import { PushProcess, type PushKind } from './lib/push-process';
import { quantileOf, runRounds, type Measured, type Comparison } from '@clutchline/test-support/bench/run-rounds';
import { Subscribers } from './lib/subscribers';

const SUBSCRIBERS = 500;
const POINTS = 300;
const PER_SECOND = 50;
const SECONDS = 6;

async function p99Of(kind: PushKind): Promise<number> {
  const server = await PushProcess.start(kind, POINTS);
  const subscribers = new Subscribers(server.url);
  await subscribers.add(SUBSCRIBERS);
  await server.publish(PER_SECOND, 1);
  subscribers.reset();
  await server.publish(PER_SECOND, SECONDS);
  await sleep(300);
  const p99 = quantileOf(subscribers.ages, 0.99);
  await subscribers.close();
  await server.stop();
  return p99;
}

/** P2: p99 from publishing to the last of 500 subscribers, against one tick and twice the p99 of plain `ws`. */
export async function p2(rounds: number): Promise<Comparison[]> {
  const limit = async (): Promise<Measured> => {
    const p99 = await p99Of('bare');
    return { value: 1 / (TICK_MS + 2 * p99), details: { p99 } };
  };
  const product = async (): Promise<Measured> => {
    const p99 = await p99Of('product');
    return { value: 1 / p99, details: { p99 } };
  };
  return [await runRounds({ name: 'P2 latency', unit: '1/ms', limit, product, goal: 1 }, rounds)];
}
