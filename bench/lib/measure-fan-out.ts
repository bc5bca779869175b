import { setTimeout as sleep } from 'node:timers/promises';

import type { Measured } from '@clutchline/test-support/bench/run-rounds';

import { PushProcess, type PushKind } from './push-process';
import {
  connectByServerSentEvents,
  connectBySocketIo,
  connectByWebSocket,
  type ConnectSubscriber,
} from './subscriber-connections';
import { Subscribers, type Subscription } from './subscribers';

const CONNECT: Partial<Readonly<Record<PushKind, ConnectSubscriber>>> = {
  'socket-io': connectBySocketIo,
  'server-sent': connectByServerSentEvents,
};

interface FanOut {
  readonly kind: PushKind;
  readonly subscription: Subscription;
  readonly subscribers: number;
  readonly points: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Changes delivered per second of the server's processor. */
export async function measureFanOut(plan: FanOut): Promise<Measured> {
  const { kind, subscription, subscribers, points, perSecond, seconds } = plan;
  const server = await PushProcess.start(kind, points);
  const clients = new Subscribers(server.url, subscription, CONNECT[kind] ?? connectByWebSocket);
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
  const value = (changes * subscribers) / cpuSeconds;
  return { value, details: { published, changes, frames: first, uneven, cpuSeconds } };
}
