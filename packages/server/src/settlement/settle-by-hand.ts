import type { Alongside, DecidingContext } from './alongside';
import type { Stores } from './context';
import { applyDecision, type Decided } from './apply-decision';
import { planHandSettlement, planRecount, type HandPlan, type HandRefusal } from './plan-decisions';
import { distinctOperators } from '../operator';

export interface HandSettlement extends HandPlan {
  readonly by: readonly [string, string];
}

/** A play whose result is missing, or that no published rule decides (BET-9). */
export async function settleByHand<Own extends Stores>(
  context: DecidingContext<Own>,
  { by, ...wanted }: HandSettlement,
  alongside?: Alongside<Own>,
): Promise<Decided<HandRefusal | 'same_person' | 'unknown_match'>> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const gameId = (await context.stores.results.matchOf(wanted.playId)) ?? 0;
  return await applyDecision<Own, HandRefusal>(context, {
    ...{ gameId, at, alongside },
    async plan(stores, match) {
      const plays = planHandSettlement(match, wanted);
      if (typeof plays === 'string') return plays;
      const facts = { settled_play: wanted.playId, outcomes: wanted.outcomes };
      await stores.results.storeDecision({
        gameId,
        playId: wanted.playId,
        facts,
        reason: wanted.reason,
        approvedBy,
        at,
      });
      return plays;
    },
  });
}

export interface PoolRecount {
  readonly playId: number;
  readonly reason: string;
  readonly by: readonly [string, string];
}

/** R32: counts a closed pool again from its tickets, and settles again those whose payout changes. */
export async function recountPool<Own extends Stores>(
  context: DecidingContext<Own>,
  { playId, reason, by }: PoolRecount,
  alongside?: Alongside<Own>,
): Promise<Decided<'same_person' | 'unknown_match' | 'not_closed'>> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const gameId = (await context.stores.results.matchOf(playId)) ?? 0;
  return await applyDecision<Own, 'not_closed'>(context, {
    ...{ gameId, at, alongside },
    async plan(stores, match) {
      const plays = planRecount(match, playId, reason);
      if (plays.length === 0) return 'not_closed';
      const facts = { recounted_play: playId };
      await stores.results.storeDecision({ gameId, playId, facts, reason, approvedBy, at });
      return plays;
    },
  });
}
