import type { Context } from './context';
import { determineOutcomes } from './determine-outcomes';
import { postPools } from '../pools';
import { settleBets } from './settle-bets';
import { storePlayOutcomes } from './store-play-outcomes';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

export interface SettledCounts {
  readonly plays: number;
  readonly bets: number;
}

export type ReportLags = (lags: readonly number[]) => void;

/** Exactly once (BET-9). */
export async function settlePlays(
  context: Needs,
  reportLags: ReportLags | null = null,
  stopping?: AbortSignal,
): Promise<SettledCounts> {
  const gameIds = await context.stores.results.matchesToSettle();
  let plays = 0;
  const decided: number[] = [];
  for (const gameId of gameIds) {
    const count = await settleMatch(context, gameId);
    plays += count;
    if (count > 0) decided.push(gameId);
  }
  if (plays === 0) return { plays, bets: 0 };
  const bets = await settleBets(context, gameIds, stopping);
  reportLags?.(await context.stores.results.msSinceFacts(decided));
  await postPools(context);
  return { plays, bets };
}

/** Decides its plays, without their bets. Returns how many were decided. */
export async function settleMatch({ inTransaction, clock }: Needs, gameId: number): Promise<number> {
  const decided = await inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    if (match === null) return [];
    const plays = determineOutcomes(match, null);
    await storePlayOutcomes(stores, { gameId, plays, at: clock.now() });
    return plays;
  });
  return decided.length;
}
