import type { VoidReason } from '@clutchline/contract';

import type { Alongside, DecidingContext } from './alongside';
import type { Stores } from './context';
import { applyDecision, type Decided } from './apply-decision';
import { planVoidMatch } from './plan-decisions';
import { distinctOperators } from '../operator';

export interface MatchVoid {
  readonly gameId: number;
  readonly voidReason: VoidReason;
  /** False: plays and points that have a result keep it. */
  readonly isWhole: boolean;
  readonly reason: string;
  readonly by: readonly [string, string];
}

/** Final (BET-9), also for plays that the feed adds later. */
export async function voidMatch<Own extends Stores>(
  context: DecidingContext<Own>,
  { by, ...wanted }: MatchVoid,
  alongside?: Alongside<Own>,
): Promise<Decided<'same_person' | 'unknown_match' | 'void_already'>> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  return await applyDecision<Own, 'void_already'>(context, {
    ...{ gameId: wanted.gameId, at, alongside },
    async plan(stores, match) {
      const plays = planVoidMatch(match, wanted);
      if (plays.length === 0) return 'void_already';
      const playIds = wanted.isWhole ? plays.map(({ playId }) => playId) : [];
      await stores.results.storeMatchVoid({ ...wanted, playIds, approvedBy, at });
      return plays;
    },
  });
}
