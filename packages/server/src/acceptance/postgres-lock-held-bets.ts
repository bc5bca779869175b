import { sql, type Kysely } from 'kysely';

import type { DueBet, DueQuery, HeldBetRecord, HeldLegRecord, HeldReferral } from './held-bet-store';
import type { Schema } from '../database/tables/schema';

export async function dueBets(
  db: Kysely<Schema>,
  { now, longest, longestReferral, except, limit }: DueQuery,
): Promise<DueBet[]> {
  const { rows } = await sql<DueBet>`
    select order_no as "orderNo", account_id as "accountId", held_until as "heldUntil"
    from bets left join bet_referrals r using (order_no) left join referral_decisions c using (order_no)
    where receive_status = 1 and order_no <> all(${except}::text[])
      -- The wallet of the operator has not answered yet.
      and not exists (select from wallet_debits d where d.order_no = bets.order_no and d.state = 'sent')
      and (held_until <= ${now} or moved_by is not null
        or held_until > ${now + longest} + case when r.order_no is null then 0 else ${longestReferral}::bigint end
        or c.kind in ('refuse', 'reoffer') or (c.kind = 'take' and r.delay_until <= ${now}))
    order by held_until, order_no limit ${limit}`.execute(db);
  return rows;
}

export async function countHeld(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from bets where receive_status = 1`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks before reading: data cannot change until the commit. */
export async function lockHeldBets(db: Kysely<Schema>, orderNos: readonly string[]): Promise<HeldBetRecord[]> {
  const { rows } = await sql<{ held: string }>`select lock_held_bets(${orderNos}::text[]) as held`.execute(db);
  if (rows.length === 0) return [];
  const held = rows.map((row) => row.held);
  const legs = await heldLegs(db, held);
  const bets = await db
    .selectFrom('bets')
    .leftJoin('bet_referrals as r', 'r.order_no', 'bets.order_no')
    .leftJoin('referral_decisions as c', 'c.order_no', 'bets.order_no')
    .select([
      'bets.order_no as orderNo',
      'account_id as accountId',
      'currency_id as currencyId',
      'bets.stake',
      'cap',
      'sizes',
    ])
    .select(['accept', 'is_pool as isPool', 'moved_by as move'])
    .select(sql<number | null>`(select feed_age_ms())`.as('feedAgeMs'))
    .select(sql<boolean>`exists (select from bet_offers o where o.accepted_as = bets.order_no)`.as('isOffered'))
    .select(['held_until as heldUntil', 'r.refusal', 'r.is_live as isLive', 'r.delay_until as delayUntil'])
    .select(['c.kind as decision', 'c.stake as offeredStake', 'c.odd as offeredOdd'])
    .where(sql<boolean>`bets.order_no = any(${held}::text[])`)
    .orderBy('bets.order_no')
    .execute();
  return bets.map(({ heldUntil, refusal, isLive, delayUntil, decision, offeredStake, offeredOdd, ...bet }) => ({
    ...bet,
    referral: toReferral({ heldUntil, refusal, isLive, delayUntil, decision, offeredStake, offeredOdd }),
    legs: legs.get(bet.orderNo) ?? [],
  }));
}

interface ReferralColumns extends Omit<Nullable<HeldReferral>, 'decision'> {
  readonly decision: 'take' | 'refuse' | 'reoffer' | null;
  readonly offeredStake: bigint | null;
  readonly offeredOdd: number | null;
}

type Nullable<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

function toReferral(columns: ReferralColumns): HeldReferral | null {
  const { heldUntil, refusal, isLive, delayUntil, decision: kind, offeredStake: stake, offeredOdd: odd } = columns;
  if (heldUntil === null || refusal === null || isLive === null || delayUntil === null) return null;
  const given = { refusal, isLive, delayUntil, heldUntil };
  if (kind === null) return { ...given, decision: null };
  if (kind !== 'reoffer') return { ...given, decision: { kind } };
  return { ...given, decision: stake === null ? null : { kind, stake, odd } };
}

async function heldLegs(db: Kysely<Schema>, orderNos: readonly string[]): Promise<Map<string, HeldLegRecord[]>> {
  const rows = await db
    .selectFrom('bet_legs as l')
    .innerJoin('points as o', 'o.id', 'l.point_id')
    .innerJoin('plays as p', 'p.id', 'l.play_id')
    .innerJoin('matches as m', 'm.id', 'l.game_id')
    .innerJoin('game_types as g', 'g.id', 'm.game_type_id')
    .select(['l.order_no', 'l.point_id as pointId', 'l.odd as struck', 'o.version'])
    .select(sql<number>`coalesce(o.odd, l.odd)`.as('odd'))
    .select(sql<boolean>`o.outcome is not null`.as('isDecided'))
    .select(sql<boolean>`o.priced and not o.suspended and not g.stopped`.as('isOffered'))
    .select(['p.status as playStatus', 'p.is_hide as playHide', 'p.limit_scale as limitScale'])
    .select(['l.play_id as playId', 'l.game_id as gameId', 'l.category_id as categoryId'])
    .select(['m.event_id as eventId', 'm.game_type_id as gameTypeId'])
    .select(['m.status as matchStatus', 'm.is_hide as matchHide', 'm.start_time as startTime'])
    .where(sql<boolean>`l.order_no = any(${orderNos}::text[])`)
    .orderBy('l.order_no')
    .orderBy('l.position')
    .execute();
  const legs = new Map<string, HeldLegRecord[]>();
  for (const { order_no, ...leg } of rows) {
    const own = legs.get(order_no) ?? [];
    legs.set(order_no, own);
    own.push(leg);
  }
  return legs;
}
