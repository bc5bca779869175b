import { setTimeout as sleep } from 'node:timers/promises';

import { quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { compareMost } from './lib/compare-most';
import { PushProcess } from './lib/push-process';
import { Subscribers, type Subscription } from './lib/subscribers';

const SUBSCRIPTION: Subscription = { topics: ['round'], mark: '"kind":"phase"', time: /"now":(\d+)/ };
const SUBSCRIBERS = 1_000;
const PER_SECOND = 2;
const SECONDS = 15;
const MOST_MS = 150;

/** V23: p99 from the change of a phase of Speed LOL to each of 1,000 subscribers of its topic. */
export async function v23(rounds: number): Promise<Comparison[]> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await p99OfPhases());
  return [compareMost({ name: 'V23 phase of a round to 1,000 subscribers, p99 ms', values, most: MOST_MS })];
}

async function p99OfPhases(): Promise<number> {
  const server = await PushProcess.start('rounds', 1);
  const subscribers = new Subscribers(server.url, SUBSCRIPTION);
  await subscribers.add(SUBSCRIBERS);
  await server.publish(PER_SECOND, 1);
  subscribers.reset();
  const { published } = await server.publish(PER_SECOND, SECONDS);
  await sleep(500);
  const { ages } = subscribers;
  if (ages.length < published * SUBSCRIBERS) throw new Error(`only ${ages.length} of ${published} phases arrived`);
  const p99 = quantileOf(ages, 0.99);
  await subscribers.close();
  await server.stop();
  return p99;
}
