import { runRounds, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { measureStates } from './measure-fan-out';
import type { PushKind } from './push-process';

const SUBSCRIBERS = 1_000;
const SECONDS = 5;
const VIEW_SUBSCRIPTION = { topic: 'view:1', mark: '"type":"view"', time: /"at":(\d+)/ } as const;
/** As P1: what a tick may join, and what it may not. */
const RATES = [
  { perSecond: 10, goal: 8 },
  { perSecond: 1, goal: 0.65 },
] as const;

/** The live view of a match to its subscribers, against whole views to plain `ws`. */
export async function compareViews(rounds: number): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  for (const { perSecond, goal } of RATES) {
    const measure = (kind: PushKind) => () =>
      measureStates({
        ...{ kind, perSecond, subscription: VIEW_SUBSCRIPTION },
        ...{ subscribers: SUBSCRIBERS, points: 1, seconds: SECONDS },
      });
    const name = `C6 views to ${SUBSCRIBERS} subscribers, ${perSecond} a second`;
    const sides = { limit: measure('bare-views'), product: measure('views') };
    compared.push(await runRounds({ name, unit: 'states a CPU second', goal, ...sides }, rounds));
  }
  return compared;
}
