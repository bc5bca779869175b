import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { RefusalSum, RefusedBets, RoundStore } from './round-store';

type RefusalStore = Pick<RoundStore, 'refusals' | 'addRefusalSums' | 'refusalTotals'>;

/** Bets on rounds that were refused before the lock (ROUND-5). */
export function createRefusalStore(db: Kysely<Schema>): RefusalStore {
  return {
    async refusals(rounds) {
      const { rows } = await sql<RefusedBets>`
        select round, point_id as "pointId", currency_id as "currencyId", count(*) as bets, sum(stake) as stake
        from round_refusals where round = any(${[...rounds]}::bigint[]) group by 1, 2, 3`.execute(db);
      return rows;
    },
    async addRefusalSums(sums) {
      const rows = sums.map(({ round, currencyId, wonBets, wonStake, lostBets, lostStake }) => ({
        ...{ round, currency_id: currencyId, won_bets: wonBets, won_stake: wonStake },
        ...{ lost_bets: lostBets, lost_stake: lostStake },
      }));
      await db
        .insertInto('round_refusal_sums')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async refusalTotals(from, to) {
      const { rows } = await sql<Omit<RefusalSum, 'round'>>`
        select currency_id as "currencyId", sum(won_bets) as "wonBets", sum(won_stake) as "wonStake",
          sum(lost_bets) as "lostBets", sum(lost_stake) as "lostStake"
        from round_refusal_sums where round between ${from} and ${to} group by 1 order by 1`.execute(db);
      return rows;
    },
  };
}
