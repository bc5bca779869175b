import { sql, type Kysely } from 'kysely';

import type { BetRecord, BetStore, HistoryQuery, NewBet } from '../../ports/bet-store';
import { selectBets } from '../bet-records';
import type { Schema } from '../schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    insert: (bets) => insertBets(db, bets),
    history: (query) => readHistory(db, query),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
    async staked(accountId, dayStart, gameIds) {
      const day = await db
        .selectFrom('bets')
        .select(sql<bigint>`coalesce(sum(stake), 0)`.as('stake'))
        .where('account_id', '=', accountId)
        .where('bet_time', '>=', dayStart)
        .where('is_cancel', '=', 0)
        .executeTakeFirstOrThrow();
      const matches = await db
        .selectFrom('bet_legs as l')
        .innerJoin('bets as b', 'b.order_no', 'l.order_no')
        .select(['l.game_id', sql<bigint>`sum(b.stake)`.as('stake')])
        .where('b.account_id', '=', accountId)
        .where('b.is_cancel', '=', 0)
        .where(sql<boolean>`l.game_id = any(${gameIds}::bigint[])`)
        .groupBy('l.game_id')
        .execute();
      return { day: day.stake, matches: new Map(matches.map(({ game_id, stake }) => [game_id, stake])) };
    },
  };
}

async function insertBets(db: Kysely<Schema>, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return;
  await db
    .insertInto('bets')
    .values(
      bets.map((bet) => ({
        order_no: bet.orderNo,
        account_id: bet.accountId,
        request_id: bet.requestId,
        kind: bet.kind,
        currency_id: bet.currencyId,
        stake: bet.stake,
        odds: bet.odds,
        cap: bet.cap,
        bet_time: bet.betTime,
        stake_transaction_id: bet.stakeTransactionId,
      })),
    )
    .execute();
  await db
    .insertInto('bet_legs')
    .values(
      bets.flatMap(({ orderNo, legs }) =>
        legs.map((leg, position) => ({
          order_no: orderNo,
          position,
          point_id: leg.pointId,
          play_id: leg.playId,
          game_id: leg.gameId,
          category_id: leg.categoryId,
          odd: leg.odd,
          version: leg.version,
        })),
      ),
    )
    .execute();
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
