import { sql, type Kysely, type Selectable } from 'kysely';

import type { BetLegRecord, BetRecord, OfferRecord } from './bet-store';
import { selectMatches, textsOf, toMatch } from '../catalogue/postgres';
import type { Schema } from '../database/tables/schema';

export async function selectBets(db: Kysely<Schema>, orderNos: readonly string[]): Promise<BetRecord[]> {
  if (orderNos.length === 0) return [];
  const bets = await db
    .selectFrom('bets')
    .selectAll()
    .where(sql<boolean>`order_no = any(${orderNos}::text[])`)
    .orderBy('bet_time', 'desc')
    .orderBy('order_no', 'desc')
    .execute();
  const legs = await selectLegs(db, orderNos);
  const held = bets.flatMap(({ order_no, held_until }) => (held_until === null ? [] : [order_no]));
  const referrals = await selectReferrals(db, held);
  return bets.map((bet) => ({
    ...toRecord(bet, legs.get(bet.order_no) ?? []),
    isReferred: bet.receive_status === 1 && referrals.has(bet.order_no),
    offer: referrals.get(bet.order_no) ?? null,
  }));
}

/** With the open offer, or null. Most bets were never held. */
async function selectReferrals(
  db: Kysely<Schema>,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, OfferRecord | null>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('bet_referrals as r')
    .leftJoin('bet_offers as o', (join) =>
      join.onRef('o.order_no', '=', 'r.order_no').on('o.state', '=', 'open').on('o.moved_by', 'is', null),
    )
    .select(['r.order_no', 'o.stake', 'o.odds', 'o.until'])
    .where(sql<boolean>`r.order_no = any(${orderNos}::text[])`)
    .execute();
  return new Map(
    rows.map(({ order_no, stake, odds, until }) => [
      order_no,
      stake === null || odds === null || until === null ? null : { stake, odds, until },
    ]),
  );
}

async function selectLegs(db: Kysely<Schema>, orderNos: readonly string[]): Promise<Map<string, BetLegRecord[]>> {
  const rows = await db
    .selectFrom('bet_legs as l')
    .innerJoin('points as o', 'o.id', 'l.point_id')
    .innerJoin('plays as p', 'p.id', 'l.play_id')
    .select(['l.order_no', 'l.point_id', 'l.play_id', 'l.game_id', 'l.odd', 'l.outcome', 'l.void_reason', 'l.result'])
    .select(['o.pick', 'o.line as point_line', 'l.category_id', 'p.round', 'p.market', 'p.line', 'p.no_parlay'])
    .select(['p.names', 'p.descs', 'l.dead_heat', 'l.closing_odd', 'l.rule'])
    .where(sql<boolean>`l.order_no = any(${orderNos}::text[])`)
    .orderBy('l.order_no')
    .orderBy('l.position')
    .execute();
  const gameIds = [...new Set(rows.map(({ game_id }) => game_id))];
  const matchRows = await selectMatches(db)
    .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
    .execute();
  const matches = new Map(matchRows.map((row) => [row.id, toMatch(row)]));
  const legs = new Map<string, BetLegRecord[]>();
  for (const row of rows) {
    const match = matches.get(row.game_id);
    if (match === undefined) continue;
    const { category_id, round, market, line, no_parlay } = row;
    const leg: BetLegRecord = {
      pointId: row.point_id,
      playId: row.play_id,
      match,
      play: { category_id, round, market, line, no_parlay, ...textsOf(row) },
      pick: row.pick,
      line: row.point_line,
      odd: row.odd,
      outcome: row.outcome,
      voidReason: row.void_reason,
      result: row.result,
      deadHeat: row.dead_heat,
      closingOdd: row.closing_odd,
      rule: row.rule,
    };
    legs.set(row.order_no, [...(legs.get(row.order_no) ?? []), leg]);
  }
  return legs;
}

function toRecord(
  bet: Selectable<Schema['bets']>,
  legs: readonly BetLegRecord[],
): Omit<BetRecord, 'isReferred' | 'offer'> {
  return {
    orderNo: bet.order_no,
    accountId: bet.account_id,
    requestId: bet.request_id,
    kind: bet.kind,
    sizes: bet.sizes,
    lines: bet.lines,
    currencyId: bet.currency_id,
    stake: bet.stake,
    odds: bet.odds,
    cap: bet.cap,
    betTime: bet.bet_time,
    settleTime: bet.settle_time,
    settlementOdds: bet.settlement_odds,
    payout: bet.payout,
    isCancel: bet.is_cancel,
    receiveStatus: bet.receive_status,
    prizeStatus: bet.prize_status,
    rejectReason: bet.reject_reason,
    heldUntil: bet.held_until,
    revision: bet.revision,
    swappedTo: bet.swapped_to,
    swappedFrom: bet.swapped_from,
    legs,
  };
}
