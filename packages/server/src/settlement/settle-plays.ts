import type { Context } from './context';
import { decidePlays } from './decide-plays';
import { postPools } from '../pools';
import { settleBets } from './settle-bets';
import { storeDecisions } from './store-decisions';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

export interface SettledCounts {
  readonly plays: number;
  readonly bets: number;
}

/** Time between facts and settlement per match, in ms. */
export type HearLags = (lags: readonly number[]) => void;

/** Decides plays that have facts and settles their bets, each exactly once (BET-9). */
export async function settlePlays(context: Needs, hearLags: HearLags | null = null): Promise<SettledCounts> {
  const gameIds = await context.stores.results.matchesToDecide();
  let plays = 0;
  const decided: number[] = [];
  for (const gameId of gameIds) {
    const count = await decideMatch(context, gameId);
    plays += count;
    if (count > 0) decided.push(gameId);
  }
  if (plays === 0) return { plays, bets: 0 };
  const bets = await settleBets(context, gameIds);
  hearLags?.(await context.stores.results.msSinceFacts(decided));
  await postPools(context);
  return { plays, bets };
}

async function decideMatch({ inTransaction, clock }: Needs, gameId: number): Promise<number> {
  const decided = await inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    if (match === null) return [];
    const plays = decidePlays(match, null);
    await storeDecisions(stores, { gameId, plays, at: clock.now() });
    return plays;
  });
  return decided.length;
}
