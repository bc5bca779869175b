import { sql, type Kysely } from 'kysely';

import type { BetRecord, BetStore, HistoryQuery } from '../../ports/bet-store';
import { selectBets } from '../bet-records';
import type { Schema } from '../schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    history: (query) => readHistory(db, query),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
  };
}

/** Every look-up names the account: an order number alone opens nothing. */
async function readHistory(db: Kysely<Schema>, query: HistoryQuery): Promise<{ bets: BetRecord[]; total: number }> {
  const inTime = db.selectFrom('bets').where('account_id', '=', query.accountId).where('bet_time', '>=', query.since);
  const wanted =
    query.state === 'all' ? inTime : inTime.where('settle_time', query.state === 'open' ? 'is' : 'is not', null);
  const { total } = await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const page = await wanted
    .select('order_no')
    .orderBy('bet_time', 'desc')
    .orderBy('order_no', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return {
    bets: await selectBets(
      db,
      page.map(({ order_no }) => order_no),
    ),
    total,
  };
}
