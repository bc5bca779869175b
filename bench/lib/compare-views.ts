import { runRounds, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { measureFanOut } from './measure-fan-out';
import type { PushKind } from './push-process';

const SUBSCRIBERS = 1_000;
const SECONDS = 5;
/** Each subscriber follows all of them; each has a new state once a second, so nothing can be joined. */
const MATCHES = 20;
/** As P1 for changes that are not joined. */
const GOAL = 0.65;
const VIEW_SUBSCRIPTION = {
  topics: Array.from({ length: MATCHES }, (_, n) => `view:${n + 1}`),
  ...{ mark: '"type":"view"', time: /"at":(\d+)/ },
} as const;

/** Live views to their subscribers, against whole views to plain `ws`. */
export function compareViews(rounds: number): Promise<Comparison> {
  const measure = (kind: PushKind) => () =>
    measureFanOut({
      ...{ kind, perSecond: MATCHES, subscription: VIEW_SUBSCRIPTION },
      ...{ subscribers: SUBSCRIBERS, points: MATCHES, seconds: SECONDS },
    });
  const name = `C6 ${MATCHES} live views to ${SUBSCRIBERS} subscribers; limit: whole views`;
  const sides = { limit: measure('bare-views'), product: measure('views') };
  return runRounds({ name, unit: 'deliveries a CPU second', goal: GOAL, ...sides }, rounds);
}
