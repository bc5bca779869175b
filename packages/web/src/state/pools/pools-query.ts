import type { PoolInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

/** Per call. */
const MAX_PLAYS = 50;
/** Interval for a shown pool. After a bet of the player it is fetched at once. */
const REFETCH_MS = 5_000;

/** In the player's currency (BET-2); a single closed pool includes the player's tickets (R32). */
export const poolsQuery = (app: AppState, turn: number, playIds: readonly number[]): Query<readonly PoolInfo[]> => ({
  key: ['own', turn, 'pools', ...playIds],
  fetch: async (signal) => {
    const calls = Math.ceil(playIds.length / MAX_PLAYS);
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, call) => {
        const play_ids = playIds.slice(call * MAX_PLAYS, (call + 1) * MAX_PLAYS);
        return fetchData(app, 'getPoolInfo', { play_ids, with_stakes: playIds.length === 1 ? 1 : 0 }, signal);
      }),
    );
    return answers.flatMap(({ pools }) => pools);
  },
  freshMs: REFETCH_MS,
  everyMs: REFETCH_MS,
});
