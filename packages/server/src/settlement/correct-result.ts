import { alone, type Alongside, type DecidingContext } from './alongside';
import type { Stores } from './context';
import type { ResultFacts } from '../platform/records';
import { mapScoresChange } from '../catalogue';
import { matchEvents } from '../bus';
import { postPools } from '../pools';
import { CORRECTION_SOURCE, planCorrection } from './plan-decisions';
import { settleBets } from './settle-bets';
import { storePlayOutcomes } from './store-play-outcomes';
import { distinctOperators } from '../operator';

export interface ResultCorrection {
  readonly gameId: number;
  readonly round: number | null;
  readonly facts: ResultFacts;
  readonly reason: string;
  readonly by: readonly [string, string];
}

export type CorrectionOutcome =
  | { readonly kind: 'corrected'; readonly revision: number; readonly plays: number; readonly bets: number }
  | { readonly kind: 'refused'; readonly reason: 'same_person' | 'unknown_match' | 'wrong_facts' };

/** BET-9, R7: reverses changed bets and settles them again. */
export async function correctResult<Own extends Stores>(
  context: DecidingContext<Own>,
  correction: ResultCorrection,
  alongside: Alongside<Own> = alone,
): Promise<CorrectionOutcome> {
  const { gameId, round, facts, reason } = correction;
  const approvedBy = distinctOperators(correction.by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const corrected = await context.inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    if (match === null) return 'unknown_match';
    const plays = planCorrection(match, correction);
    if (plays === null) return 'wrong_facts';
    const stored = { gameId, round, facts, source: CORRECTION_SOURCE, reason, approvedBy, at };
    const revision = await stores.results.correct(stored);
    await storePlayOutcomes(stores, { gameId, plays, at });
    await stores.outbox.add(matchEvents([[gameId, (await stores.board.mapScores([gameId])).map(mapScoresChange)]]));
    await alongside(stores, plays.length);
    return { revision, plays };
  });
  if (typeof corrected === 'string') return { kind: 'refused', reason: corrected };
  const bets = await settleBets(context, [gameId]);
  await postPools(context);
  return { kind: 'corrected', revision: corrected.revision, plays: corrected.plays.length, bets };
}
