import type { Comparison } from '@clutchline/test-support/bench/run-rounds';

import { measureFanOut } from './lib/measure-fan-out';
import type { PushKind } from './lib/push-process';
import { compareSides, runSides, type Side } from './lib/run-sides';
import { LIST_SUBSCRIPTION } from './lib/subscribers';

const SUBSCRIBERS = 500;
const POINTS = 300;
const SECONDS = 5;

/** Price changes per second of server CPU. */
const sideOf = (name: PushKind, perSecond: number): Side<PushKind> => ({
  name,
  measure: () =>
    measureFanOut({
      ...{ kind: name, perSecond, subscription: LIST_SUBSCRIPTION },
      ...{ subscribers: SUBSCRIBERS, points: POINTS, seconds: SECONDS },
    }),
});

const SIDES = [
  sideOf('bare', 100),
  sideOf('socket-io', 100),
  sideOf('server-sent', 100),
  sideOf('product', 1_000),
  sideOf('urgent', 100),
];

/**
 * P1: odds fan-out to 500 subscribers, against one frame per update to plain `ws` sockets. Beside it the same work on
 * Socket.IO and on Server-Sent Events, which have no goal.
 */
export async function p1(rounds: number): Promise<Comparison[]> {
  const results = await runSides('P1', SIDES, rounds);
  const compare = (name: string, goal: number, limit: PushKind, product: PushKind): Comparison =>
    compareSides(results, { name, unit: 'deliveries a CPU second', goal, limit, product });
  return [
    compare('P1 fan-out', 20, 'bare', 'product'),
    compare('P1 urgent', 0.65, 'bare', 'urgent'),
    compare('P1 fan-out; limit: Socket.IO', 0, 'socket-io', 'product'),
    compare('P1 fan-out; limit: Server-Sent Events', 0, 'server-sent', 'product'),
    compare('P1 Socket.IO', 0, 'bare', 'socket-io'),
    compare('P1 Server-Sent Events', 0, 'bare', 'server-sent'),
  ];
}
