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
import { BetLimits, WHOLE } from './limits/bet-limits';
import type { PlacementLimits } from './limits/limit-store';
import { type LimitBooks, type RuleJson, toRule } from './limits/postgres-limit-books';
import { readStakedScopes } from './limits/postgres-staked-scopes';
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
  /** Position of the query. */
  readonly n: number;
  readonly snapshot: SnapshotJson;
  readonly stopped: number[];
  readonly operator: OperatorLimitsJson | null;
  readonly frozen: boolean;
  readonly cards: CardSumsJson;
  readonly limits: PlayerRulesJson;
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

interface PlayerRulesJson {
  readonly version: number;
  readonly rules: readonly RuleJson[] | null;
}

/** Of auto chess since the start of the day. */
interface CardSumsJson {
  readonly paid: string;
  readonly received: string;
}

/**
 * Reads stopped games, the operator's limits, sums of cards and rules last: it sees a change before, and a later one changes
 * the versions of the points, of the wallet or of the limits, which the commit compares. Each function sees what was committed before
 * it was called, and the snapshots of all rows are read before the first call of another one.
 */
async function readRows(
  db: Kysely<Schema>,
  queries: readonly SnapshotQuery[],
  hold: boolean,
): Promise<ReadonlyMap<number, SnapshotRow>> {
  const asked = queries.map(({ accountId, requestId, pointIds, dayStart }, n) => ({
    ...{ n, account_id: accountId, request_id: requestId, point_ids: pointIds, day_start: dayStart },
  }));
  const { rows } = await sql<SnapshotRow>`${PREPARED}
    select n, snapshot, stopped_game_types() as stopped, operator_limits_of(account_id) as operator,
      is_player_frozen(account_id) as frozen, chess_sums(account_id, day_start) as cards, limits_of_player(account_id) as limits
    from placement_snapshots(${JSON.stringify(asked)}::json, ${hold})`.execute(db);
  return new Map(rows.map((row) => [row.n, row]));
}

export async function readPlacementSnapshot(
  reading: Reading,
  query: SnapshotQuery,
  hold: boolean,
): Promise<PlacementSnapshot> {
  const rows = await readRows(reading.db, [query], hold);
  return await toSnapshot(reading, query, rows.get(0));
}

/** In their order, by one statement, without locks. */
export async function readPlacementSnapshots(
  reading: Reading,
  queries: readonly SnapshotQuery[],
): Promise<readonly Promise<PlacementSnapshot>[]> {
  const rows = await readRows(reading.db, queries, false);
  return queries.map((query, n) => toSnapshot(reading, query, rows.get(n)));
}

async function toSnapshot(
  { db, books }: Reading,
  query: SnapshotQuery,
  row: SnapshotRow | undefined,
): Promise<PlacementSnapshot> {
  const wallet = row?.snapshot.wallet ?? null;
  if (row === undefined || wallet === null) throw new Error('The account has no wallet.');
  const { snapshot, cards } = row;
  const stopped = new Set(row.stopped);
  const { stored, points, staked_day, staked_matches, limits, pause, lost_day, open_stakes } = snapshot;
  const poolIds = points.flatMap(({ category_id, play_id }) => (category_id === CATEGORY.normal_bet ? [play_id] : []));
  const given = points.map((point) => toPoint(point, stopped));
  const placementLimits = await readLimits({ db, books }, row.limits, snapshot.now);
  return {
    databaseNow: snapshot.now,
    feedAgeMs: snapshot.feed_age_ms,
    wallet: { currencyId: wallet.currency_id, balance: BigInt(wallet.balance), version: wallet.version },
    stored: stored === null ? null : { bodyHash: stored.body_hash, answer: stored.answer },
    points: given,
    pools: await readPools(db, [...new Set(poolIds)], wallet.currency_id),
    staked: {
      day: BigInt(staked_day),
      cards: BigInt(cards.paid),
      matches: new Map(staked_matches.map(({ game_id, stake }) => [game_id, BigInt(stake)])),
      scopes: await readScopes(db, placementLimits, { ...query, currencyId: wallet.currency_id, points: given }),
    },
    limits: placementLimits,
    protection: {
      limits: limits.map(toLimit),
      pause,
      lostToday: BigInt(lost_day) + BigInt(cards.paid) - BigInt(cards.received),
      openStakes: BigInt(open_stakes),
    },
    operatorLimits: withFreeze(toOperatorLimits(row.operator), row.frozen),
  };
}

export interface Reading {
  readonly db: Kysely<Schema>;
  readonly books: LimitBooks;
}

async function readLimits(
  { db, books }: Reading,
  { version, rules }: PlayerRulesJson,
  at: number,
): Promise<PlacementLimits> {
  return { book: await books.of(db, version), own: (rules ?? []).map(toRule), version, at };
}

interface ScopesQuery extends SnapshotQuery {
  readonly currencyId: number;
  readonly points: readonly SnapshotPoint[];
}

async function readScopes(
  db: Kysely<Schema>,
  limits: PlacementLimits,
  query: ScopesQuery,
): Promise<ReadonlyMap<number, bigint>> {
  const { currencyId, points } = query;
  return await readStakedScopes(db, new BetLimits(limits, currencyId, WHOLE).dayRules(points), query);
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

/** Until operators end it. */
const withFreeze = (limits: OperatorLimits, isFrozen: boolean): OperatorLimits =>
  isFrozen ? { ...limits, excludedUntil: Number.MAX_SAFE_INTEGER } : limits;

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
