import type { VoidReason } from '@clutchline/contract';

import type { Alongside, DecidingContext } from './alongside';
import type { Stores } from './context';
import { applyDecision } from './apply-decision';
import { planVoidPlay } from './plan-decisions';
import { distinctOperators } from '../operator';

export interface PlayVoid {
  readonly playId: number;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly by: readonly [string, string];
}

export type VoidOutcome =
  | { readonly kind: 'voided'; readonly bets: number }
  | { readonly kind: 'refused'; readonly reason: 'same_person' | 'unknown_play' | 'void_already' };

/** Final (BET-9): paid bets are reversed and settled again. */
export async function voidPlay<Own extends Stores>(
  context: DecidingContext<Own>,
  { playId, voidReason, reason, by }: PlayVoid,
  alongside?: Alongside<Own>,
): Promise<VoidOutcome> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const gameId = await context.stores.results.matchOf(playId);
  if (gameId === null) return { kind: 'refused', reason: 'unknown_play' };
  const outcome = await applyDecision<Own, 'void_already'>(context, {
    ...{ gameId, at, alongside },
    async plan(stores, match) {
      const plays = planVoidPlay(match, playId, { voidReason, reason });
      if (plays.length === 0) return 'void_already';
      await stores.results.storeVoid({ gameId, playId, voidReason, reason, approvedBy, at });
      return plays;
    },
  });
  if (outcome.kind === 'decided') return { kind: 'voided', bets: outcome.bets };
  return { kind: 'refused', reason: outcome.reason === 'unknown_match' ? 'unknown_play' : outcome.reason };
}
