import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { NewBet, CommitOutcome, PlacementToCommit } from './placement-store';
import type { Schema } from '../database/tables/schema';
import type { OutboxEvent } from '../platform/records';
import { isLate } from '../database/lost-connection';
import { isPassing } from '../database/retry-conflicts';
import { PREPARED } from '../database/timed-pool';
import { afterFunds, drawnFunds, fundsOf, keptFunds } from './postgres-funds';

const STALE = 'CL001';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Validated again; a deadlock victim too, unless the transaction retries. */
function isStale(error: unknown, isTransaction: boolean): boolean {
  if (hasCode(error, STALE)) return true;
  return !isTransaction && isPassing(error);
}

export async function commitPlacement(db: Kysely<Schema>, placement: PlacementToCommit): Promise<CommitOutcome> {
  try {
    const funds = fundsOf([placement]);
    const { rows } = await sql<{ outcome: CommitOutcome }>`${PREPARED}
      with${drawnFunds(funds)} placement as materialized (
        select ${placing(placement)} as outcome${afterFunds(funds)}
      ), events as (
        insert into outbox (event)
        select event.value from placement, json_array_elements(${JSON.stringify(outboxEventsOf(placement))}::json) event
        where placement.outcome = 'placed'
      )${keptRefusals(placement)}${keptReferrals(placement)}${keptFunds(funds, sql`placement where placement.outcome = 'placed'`)}
      select outcome from placement`.execute(db);
    return rows[0]?.outcome ?? 'stale';
  } catch (error) {
    if (isStale(error, db.isTransaction)) return 'stale';
    if (isLate(error)) return 'late';
    throw error;
  }
}

function placing(placement: PlacementToCommit): RawBuilder<unknown> {
  const json = sql`${JSON.stringify(placementJson(placement))}::jsonb`;
  return placement.offerOf === null
    ? sql`place_bets_within(${json}, ${placement.limitVersion})`
    : sql`accept_offer(${json}, ${placement.limitVersion}, ${placement.offerOf})`;
}

/** DESK-12; of most placements none, too. */
function keptReferrals(placement: PlacementToCommit): RawBuilder<unknown> {
  const rows = referralsOf(placement);
  if (rows.length === 0) return sql``;
  return sql`, referrals as (
    insert into bet_referrals (order_no, refusal, is_live, at, delay_until)
    select r.order_no, r.refusal, r.is_live, r.at, r.delay_until from placement,
      json_to_recordset(${JSON.stringify(rows)}::json) as r (order_no text, refusal text, is_live boolean, at bigint,
        delay_until bigint)
    where placement.outcome = 'placed'
  )`;
}

export function referralsOf({ bets, at }: PlacementToCommit) {
  return bets.flatMap(({ orderNo, referral, delayMs, delayUntil }) =>
    referral === null
      ? []
      : [{ order_no: orderNo, refusal: referral, is_live: delayMs > 0, at, delay_until: delayUntil }],
  );
}

/** Of most placements none, so that they pay nothing for it. */
function keptRefusals(placement: PlacementToCommit): RawBuilder<unknown> {
  const rows = refusalsOf(placement);
  if (rows.length === 0) return sql``;
  return sql`, refusals as (
    insert into round_refusals (round, point_id, currency_id, stake, reason, at)
    select r.round, r.point_id, r.currency_id, r.stake, r.reason, r.at from placement,
      json_to_recordset(${JSON.stringify(rows)}::json) as r (round bigint, point_id bigint, currency_id integer, stake numeric,
        reason text, at bigint)
    where placement.outcome = 'placed'
  )`;
}

export function refusalsOf({ roundRefusals, at }: PlacementToCommit) {
  return roundRefusals.map(({ round, pointId, currencyId, stake, reason }) => ({
    ...{ round, point_id: pointId, currency_id: currencyId, stake: stake.toString(), reason, at },
  }));
}

export function outboxEventsOf({ accountId, bets, offerOf }: PlacementToCommit): OutboxEvent[] {
  const orderNos = [...bets.map(({ orderNo }) => orderNo), ...(offerOf === null ? [] : [offerOf])];
  return bets.length === 0 ? [] : [{ kind: 'player', accountId, orderNos }];
}

export function placementJson({ wallet, points, exposures, bets, ...placement }: PlacementToCommit) {
  // What leaves the wallet.
  const total = placement.awaitsFunds ? 0n : bets.reduce((sum, { stake }) => sum + stake, 0n);
  const plays = new Map(points.map((point) => [point.playId, point]));
  const matches = new Map(points.map((point) => [point.gameId, point]));
  return {
    account_id: placement.accountId,
    request_id: placement.requestId,
    body_hash: placement.bodyHash,
    answer: JSON.stringify(placement.answer),
    at: placement.at,
    origin: placement.origin,
    currency_id: wallet.currencyId,
    wallet_version: wallet.version,
    total: total.toString(),
    matches: [...matches].map(([id, { matchStatus, matchHide, progress: standing }]) => ({
      id,
      status: matchStatus,
      is_hide: matchHide,
      standing,
    })),
    plays: [...plays].map(([id, { playStatus, playHide }]) => ({ id, status: playStatus, is_hide: playHide })),
    points: points.map(({ pointId, odd, version }) => ({ id: pointId, odd, version })),
    exposures: exposures.map(({ pointId, amount, cap }) => ({
      point_id: pointId,
      amount: amount.toString(),
      cap: cap.toString(),
    })),
    bets: bets.map((bet) => toBetJson(bet, placement.accept)),
    accept_until: placement.acceptUntil,
    max_feed_age_ms: placement.maxFeedAgeMs,
  };
}

function toBetJson(bet: NewBet, accept: PlacementToCommit['accept']) {
  return {
    order_no: bet.orderNo,
    kind: bet.kind,
    sizes: bet.sizes,
    lines: bet.lines,
    stake: bet.stake.toString(),
    odds: bet.odds,
    cap: bet.cap.toString(),
    accept,
    receive_status: bet.heldUntil === null ? 0 : 1,
    held_until: bet.heldUntil,
    is_pool: bet.isPool,
    legs: bet.legs.map((leg, position) => ({
      position,
      point_id: leg.pointId,
      play_id: leg.playId,
      game_id: leg.gameId,
      category_id: leg.categoryId,
      odd: leg.odd,
      version: leg.version,
    })),
  };
}
