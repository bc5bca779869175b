import { sql, type Kysely } from 'kysely';

import type { DueBet, DueQuery, HeldBetRecord, HeldReferral } from './held-bet-store';
import type { Schema } from '../database/tables/schema';
import { PREPARED } from '../database/timed-pool';

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

export interface LockedBets {
  readonly bets: HeldBetRecord[];
  readonly limitVersion: number;
  /** Database time, ms. */
  readonly at: number;
}

interface HeldBetRow extends Omit<HeldBetRecord, 'referral'>, ReferralColumns {
  readonly limitVersion: number;
  readonly at: number;
}

/** Locks before reading: data cannot change until the commit. Null: no bet is left. */
export async function lockHeldBets(db: Kysely<Schema>, orderNos: readonly string[]): Promise<LockedBets | null> {
  if (orderNos.length === 0) return null;
  const { rows: locked } = await sql<{ held: string }>`${PREPARED}
    select lock_held_bets(${orderNos}::text[]) as held`.execute(db);
  if (locked.length === 0) return null;
  const { rows } = await sql<HeldBetRow>`${PREPARED}
    select b.order_no as "orderNo", b.account_id as "accountId", b.currency_id as "currencyId", b.stake, b.cap, b.sizes, b.accept,
      b.is_pool as "isPool", b.moved_by as move, (select feed_age_ms()) as "feedAgeMs",
      exists (select from bet_offers o where o.accepted_as = b.order_no) as "isOffered",
      b.held_until as "heldUntil", r.refusal, r.is_live as "isLive", r.delay_until as "delayUntil",
      c.kind as decision, c.stake as "offeredStake", c.odd as "offeredOdd",
      (select version from limit_version) as "limitVersion", floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at,
      (
        select json_agg(json_build_object(
          'pointId', l.point_id, 'struck', l.odd, 'version', o.version, 'odd', coalesce(o.odd, l.odd),
          'isDecided', o.outcome is not null, 'isOffered', o.priced and not o.suspended and not g.stopped,
          'playStatus', p.status, 'playHide', p.is_hide, 'limitScale', p.limit_scale, 'playId', l.play_id, 'gameId', l.game_id,
          'categoryId', l.category_id, 'eventId', m.event_id, 'gameTypeId', m.game_type_id, 'matchStatus', m.status,
          'matchHide', m.is_hide, 'startTime', m.start_time) order by l.position)
        from bet_legs l join points o on o.id = l.point_id join plays p on p.id = l.play_id join matches m on m.id = l.game_id
          join game_types g on g.id = m.game_type_id
        where l.order_no = b.order_no
      ) as legs
    from bets b left join bet_referrals r on r.order_no = b.order_no left join referral_decisions c on c.order_no = b.order_no
    where b.order_no = any(${locked.map(({ held }) => held)}::text[]) order by b.order_no`.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  const { limitVersion, at } = first;
  return { bets: rows.map(toHeldBet), limitVersion, at };
}

function toHeldBet(row: HeldBetRow): HeldBetRecord {
  const { orderNo, accountId, currencyId, stake, cap, sizes, accept, isPool, move, feedAgeMs, isOffered, legs } = row;
  return {
    ...{ orderNo, accountId, currencyId, stake, cap, sizes, accept, isPool, move, feedAgeMs, isOffered, legs },
    referral: toReferral(row),
  };
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
