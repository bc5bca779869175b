import { type Kysely, sql } from 'kysely';
import { CATEGORY, type CategoryId } from '@clutchline/contract';

import type { BetStore, HistoryPage, HistoryQuery, HistorySums, BetRevision, ReceiptRecord } from './bet-store';
import { selectBets } from './postgres-bet-records';
import { readInSnapshot } from '../database/column-types';
import type { Schema } from '../database/tables/schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    history: (query) => readInSnapshot(db, (moment) => readHistory(moment, query)),
    receipt: (accountId, orderNo) => readInSnapshot(db, (moment) => readReceipt(moment, accountId, orderNo)),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
  };
}

const CATEGORY_OF = {
  pool: CATEGORY.normal_bet,
  live: CATEGORY.live_bet,
  champion: CATEGORY.champion_bet,
} as const;

/** By account: order numbers alone disclose nothing. */
export async function readHistory(db: Kysely<Schema>, query: HistoryQuery): Promise<HistoryPage> {
  const wanted = wantedBets(db, query);
  const { total } = await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const page = await wanted
    .select('order_no')
    .orderBy('bet_time', 'desc')
    .orderBy('order_no', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  const orderNos = page.map(({ order_no }) => order_no);
  return { bets: await selectBets(db, orderNos), total, sums: await sumsOf(wanted) };
}

function wantedBets(db: Kysely<Schema>, { accountId, since, state, kind, gameId }: HistoryQuery) {
  const inTime = db.selectFrom('bets').where('account_id', '=', accountId).where('bet_time', '>=', since);
  const onMatch = gameId === undefined ? inTime : inTime.where(hasLegOn(accountId, gameId));
  const inState = state === 'all' ? onMatch : onMatch.where('settle_time', state === 'open' ? 'is' : 'is not', null);
  switch (kind) {
    case 'all':
      return inState;
    case 'single':
      return inState.where('kind', '=', 'single');
    case 'combo':
      return inState.where('kind', '=', 'parlay');
    case 'pool':
    case 'live':
    case 'champion':
      return inState.where('kind', '=', 'single').where(hasLegOf(CATEGORY_OF[kind]));
    case 'virtual':
      return inState.where('kind', '=', 'single').where(IS_VIRTUAL);
  }
}

/** On a round of Speed LOL. */
const IS_VIRTUAL = sql<boolean>`exists (select from bet_legs l join matches m on m.id = l.game_id
  where l.order_no = bets.order_no and m.kind = 'virtual')`;

function hasLegOf(category: CategoryId) {
  return sql<boolean>`exists (select from bet_legs l where l.order_no = bets.order_no and l.category_id = ${category})`;
}

/** By the index of an account's legs. */
function hasLegOn(accountId: number, gameId: number) {
  return sql<boolean>`order_no in (select order_no from bet_legs where account_id = ${accountId} and game_id = ${gameId})`;
}

/** Swapped stakes count on the new bet. */
function sumsOf(wanted: ReturnType<typeof wantedBets>): Promise<HistorySums[]> {
  return wanted
    .where('receive_status', '<>', 2)
    .where('swapped_to', 'is', null)
    .groupBy('currency_id')
    .orderBy('currency_id')
    .select('currency_id as currencyId')
    .select(sql<number>`count(*)`.as('bets'))
    .select(sql<bigint>`sum(stake)`.as('staked'))
    .select(sql<bigint>`coalesce(sum(stake) filter (where settle_time is null), 0)`.as('open'))
    .select(sql<bigint>`coalesce(sum(payout), 0)`.as('returned'))
    .execute();
}

export async function readReceipt(
  db: Kysely<Schema>,
  accountId: number,
  orderNo: string,
): Promise<ReceiptRecord | null> {
  const own = await db
    .selectFrom('bets')
    .select('is_pool')
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return null;
  const [bet] = await selectBets(db, [orderNo]);
  if (bet === undefined) return null;
  return { bet, isPool: own.is_pool, revisions: await revisionsOf(db, orderNo, bet.revision) };
}

/** Later ones belong to a later answer. */
function revisionsOf(db: Kysely<Schema>, orderNo: string, last: number): Promise<BetRevision[]> {
  return db
    .selectFrom('settlements')
    .select(['revision', 'at as settleTime', 'source', 'reason', 'is_cancel as isCancel'])
    .select(['prize_status as prizeStatus', 'settlement_odds as settlementOdds', 'payout', 'legs'])
    .where('order_no', '=', orderNo)
    .where('revision', '<=', last)
    .orderBy('revision')
    .execute();
}
