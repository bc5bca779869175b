import { CATEGORY } from '@clutchline/contract';
import {
  NO_OPERATOR_LIMITS,
  type OperatorLimits,
  type PlayerLimit,
  type PlayerProtection,
  type Pool,
  type PoolPoint,
} from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { PlacementSnapshot, SnapshotPoint, SnapshotQuery, PlacementAnswer } from './placement-store';
import { groupBy } from '../platform/group-by';
import { PREPARED } from '../database/timed-pool';
import type { Schema } from '../database/tables/schema';

interface PointJson {
  readonly point_id: number;
  readonly play_id: number;
  readonly game_id: number;
  readonly odd: number | null;
  readonly version: number;
  readonly pick: SnapshotPoint['pick'];
  readonly is_decided: boolean;
  readonly is_offered: boolean;
  readonly category_id: SnapshotPoint['categoryId'];
  readonly no_parlay: SnapshotPoint['noParlay'];
  readonly play_status: SnapshotPoint['playStatus'];
  readonly play_hide: SnapshotPoint['playHide'];
  readonly limit_scale: number;
  readonly match_status: SnapshotPoint['matchStatus'];
  readonly match_hide: SnapshotPoint['matchHide'];
  readonly standing: readonly number[];
  readonly game_type_id: number;
  readonly event_id: number;
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly start_time: number;
  readonly exposure: string;
}

interface LimitJson {
  readonly kind: PlayerLimit['kind'];
  readonly value: string | null;
  readonly pending_value: string | null;
  readonly pending_from: number | null;
}

interface OperatorLimitsJson {
  readonly day_stake: string | null;
  readonly day_loss: string | null;
  readonly session_minutes: number | null;
  readonly stake_factor: number;
  readonly excluded_until: number | null;
}

interface SnapshotRow {
  readonly snapshot: SnapshotJson;
  readonly stopped: number[];
  readonly operator: OperatorLimitsJson | null;
  readonly cards: CardSumsJson;
}

interface SnapshotJson {
  readonly now: number;
  readonly feed_age_ms: number | null;
  readonly wallet: { readonly currency_id: number; readonly balance: string; readonly version: number } | null;
  readonly stored: { readonly body_hash: string; readonly answer: PlacementAnswer | null } | null;
  readonly points: readonly PointJson[];
  readonly staked_day: string;
  readonly lost_day: string;
  readonly open_stakes: string;
  readonly staked_matches: readonly { readonly game_id: number; readonly stake: string }[];
  readonly limits: readonly LimitJson[];
  readonly pause: PlayerProtection['pause'];
}

/** Of auto chess since the start of the day. */
interface CardSumsJson {
  readonly paid: string;
  readonly received: string;
}

/**
 * Reads stopped games, the operator's limits and sums of cards last: it sees a change before, and a later one changes the
 * versions of the points or of the wallet, which the commit compares.
 */
export async function readPlacementSnapshot(
  db: Kysely<Schema>,
  query: SnapshotQuery,
  hold: boolean,
): Promise<PlacementSnapshot> {
  const { accountId, requestId, pointIds, dayStart } = query;
  const { rows } = await sql<SnapshotRow>`${PREPARED}
    select placement_snapshot(${accountId}, ${requestId}, ${pointIds}::bigint[], ${dayStart}, ${hold}) as snapshot,
      stopped_game_types() as stopped, operator_limits_of(${accountId}) as operator,
      chess_sums(${accountId}, ${dayStart}) as cards`.execute(db);
  const cards = rows[0]?.cards ?? { paid: '0', received: '0' };
  const stopped = new Set(rows[0]?.stopped);
  const snapshot = rows[0]?.snapshot;
  if (snapshot?.wallet === null || snapshot === undefined) throw new Error('The account has no wallet.');
  const { wallet, stored, points, staked_day, staked_matches, limits, pause, lost_day, open_stakes } = snapshot;
  const poolIds = points.flatMap(({ category_id, play_id }) => (category_id === CATEGORY.normal_bet ? [play_id] : []));
  return {
    databaseNow: snapshot.now,
    feedAgeMs: snapshot.feed_age_ms,
    wallet: { currencyId: wallet.currency_id, balance: BigInt(wallet.balance), version: wallet.version },
    stored: stored === null ? null : { bodyHash: stored.body_hash, answer: stored.answer },
    points: points.map((point) => toPoint(point, stopped)),
    pools: await readPools(db, [...new Set(poolIds)], wallet.currency_id),
    staked: {
      day: BigInt(staked_day),
      cards: BigInt(cards.paid),
      matches: new Map(staked_matches.map(({ game_id, stake }) => [game_id, BigInt(stake)])),
    },
    protection: {
      limits: limits.map(toLimit),
      pause,
      lostToday: BigInt(lost_day) + BigInt(cards.paid) - BigInt(cards.received),
      openStakes: BigInt(open_stakes),
    },
    operatorLimits: toOperatorLimits(rows[0]?.operator ?? null),
  };
}

/** A separate query, because most bets are on no pool. Stakes that arrive later change the estimate, not the bet. */
async function readPools(
  db: Kysely<Schema>,
  playIds: readonly number[],
  currencyId: number,
): Promise<ReadonlyMap<number, Pool>> {
  if (playIds.length === 0) return new Map();
  const { rows } = await sql<PoolPoint & { readonly playId: number; readonly takeout: number }>`
    select p.id as "playId", p.takeout, o.id as point_id, coalesce(sum(t.stakes), 0) as stakes
    from plays p join points o on o.play_id = p.id
      left join pool_totals t on t.play_id = p.id and t.point_id = o.id and t.currency_id = ${currencyId}
    where p.id = any(${playIds}::bigint[]) group by p.id, o.id order by p.id, o.position`.execute(db);
  return new Map(
    [...groupBy(rows, ({ playId }) => playId)].flatMap(([playId, points]) =>
      points.slice(0, 1).map(({ takeout }) => [playId, { takeout, points }] as const),
    ),
  );
}

function toPoint(point: PointJson, stopped: ReadonlySet<number>): SnapshotPoint {
  return {
    pointId: point.point_id,
    playId: point.play_id,
    gameId: point.game_id,
    odd: point.odd,
    version: point.version,
    pick: point.pick,
    isDecided: point.is_decided,
    isOffered: point.is_offered && !stopped.has(point.game_type_id),
    categoryId: point.category_id,
    noParlay: point.no_parlay,
    playStatus: point.play_status,
    playHide: point.play_hide,
    limitScale: point.limit_scale,
    matchStatus: point.match_status,
    matchHide: point.match_hide,
    progress: point.standing,
    gameTypeId: point.game_type_id,
    eventId: point.event_id,
    teamIds: [point.team_id_1, point.team_id_2],
    startTime: point.start_time,
    exposure: BigInt(point.exposure),
  };
}

const amountOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

function toOperatorLimits(stored: OperatorLimitsJson | null): OperatorLimits {
  if (stored === null) return NO_OPERATOR_LIMITS;
  return {
    dayStake: amountOf(stored.day_stake),
    dayLoss: amountOf(stored.day_loss),
    sessionMinutes: stored.session_minutes,
    stakeFactor: stored.stake_factor,
    excludedUntil: stored.excluded_until,
  };
}

function toLimit({ kind, value, pending_value, pending_from }: LimitJson): PlayerLimit {
  return {
    kind,
    value: amountOf(value),
    pending: pending_from === null ? null : { value: amountOf(pending_value), from: pending_from },
  };
}
