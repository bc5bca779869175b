import { runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { measureFanOut } from './lib/measure-fan-out';
import type { PushKind } from './lib/push-process';
import { LIST_SUBSCRIPTION } from './lib/subscribers';

const SUBSCRIBERS = 500;
const POINTS = 300;
const SECONDS = 5;

/** Price changes per second of server CPU. */
const measure = (kind: PushKind, perSecond: number): Promise<Measured> =>
  measureFanOut({
    ...{ kind, perSecond, subscription: LIST_SUBSCRIPTION },
    ...{ subscribers: SUBSCRIBERS, points: POINTS, seconds: SECONDS },
  });

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
