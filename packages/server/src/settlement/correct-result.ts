import type { Context } from './context';
import type { MatchToSettle } from './result-store';
import type { ResultFacts } from '../platform/records';
import { mapScoresChange } from '../catalogue';
import { determineOutcomes } from './determine-outcomes';
import { matchEvents } from '../bus';
import { postPools } from '../pools';
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

const SOURCE = 'correction';

/** BET-9, R7: reverses changed bets and settles them again. */
export async function correctResult(
  context: Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>,
  correction: ResultCorrection,
): Promise<CorrectionOutcome> {
  const { gameId, round, facts, reason } = correction;
  const approvedBy = distinctOperators(correction.by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const corrected = await context.inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    if (match === null) return 'unknown_match';
    if (!isOfMatch(match, correction)) return 'wrong_facts';
    const revision = await stores.results.correct({ gameId, round, facts, source: SOURCE, reason, approvedBy, at });
    const plays = determineOutcomes(withFacts(match, correction), { round: round ?? 0, reason });
    await storePlayOutcomes(stores, { gameId, plays, at });
    await stores.outbox.add(matchEvents([[gameId, (await stores.board.mapScores([gameId])).map(mapScoresChange)]]));
    return { revision, plays };
  });
  if (typeof corrected === 'string') return { kind: 'refused', reason: corrected };
  const bets = await settleBets(context, [gameId]);
  await postPools(context);
  return { kind: 'corrected', revision: corrected.revision, plays: corrected.plays.length, bets };
}

function isOfMatch({ isOutright }: MatchToSettle, { round, facts }: ResultCorrection): boolean {
  if ('status' in facts) return round !== null && round > 0 && !isOutright;
  return round === null && 'winners' in facts === isOutright;
}

function withFacts(match: MatchToSettle, { round, facts }: ResultCorrection): MatchToSettle {
  if ('winners' in facts) return { ...match, outright: { known: facts, source: SOURCE } };
  if (!('status' in facts)) return { ...match, match: { known: facts, source: SOURCE } };
  return { ...match, maps: new Map([...match.maps, [round ?? 0, { known: facts, source: SOURCE }]]) };
}
