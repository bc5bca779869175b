import { alone, type Alongside, type DecidingContext } from './alongside';
import type { Stores } from './context';
import type { SettledPlay } from './determine-outcomes';
import type { MatchToSettle } from './result-store';
import { postPools } from '../pools';
import { settleBets } from './settle-bets';
import { storePlayOutcomes } from './store-play-outcomes';

export type Decided<Refusal> =
  | { readonly kind: 'decided'; readonly plays: number; readonly bets: number }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface DecisionToApply<Own, Refusal> {
  readonly gameId: number;
  readonly at: number;
  /** Under the lock of the match; stores why. */
  readonly plan: (stores: Own, match: MatchToSettle) => Promise<readonly SettledPlay[] | Refusal>;
  readonly alongside?: Alongside<Own> | undefined;
}

/** Decided in one transaction, then the bets are settled; if the process stops between, the next sweep settles them. */
export async function applyDecision<Own extends Stores, Refusal extends string>(
  context: DecidingContext<Own>,
  { gameId, at, plan, alongside = alone }: DecisionToApply<Own, Refusal>,
): Promise<Decided<Refusal | 'unknown_match'>> {
  const decided = await context.inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    if (match === null) return 'unknown_match';
    const plays = await plan(stores, match);
    if (typeof plays === 'string') return plays;
    await storePlayOutcomes(stores, { gameId, plays, at });
    await alongside(stores, plays.length);
    return plays.length;
  });
  if (typeof decided === 'string') return { kind: 'refused', reason: decided };
  const bets = await settleBets(context, [gameId]);
  await postPools(context);
  return { kind: 'decided', plays: decided, bets };
}
