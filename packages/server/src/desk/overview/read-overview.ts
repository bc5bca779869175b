import type { OVERVIEW_PARTS, Overview } from '@clutchline/contract/desk';
import { isInForce } from '@clutchline/domain';

import type { DeskContext } from '../context';
import { describeLock } from '../locks/list-locks';
import { CURRENCIES } from '../../players';
import { houseLimits } from '../../placement';
import { pointCapsOf } from '../limits/point-caps';
import { HOUR, MINUTE } from '../../platform/time/durations';
import { BetWindow } from './bet-window';
import type { LargeExposure } from './overview-store';
import { OpenMoney } from './open-money';
import { PacedPart } from './paced-part';
import { TodayMoney } from './today-money';

/** Rows of a list. */
const MOST_ROWS = 20;
/** A match that is not over so long after its start counts as waiting for a result. */
const LATE_MS = 12 * HOUR;
const POOLS_WITHIN_MS = 30 * MINUTE;
const PACE_MS = 900;

export type OverviewPart = keyof typeof OVERVIEW_PARTS;
export const OVERVIEW_NAMES: readonly OverviewPart[] = [
  ...(['open', 'today', 'exposures', 'bets', 'feed', 'waiting', 'pools', 'health', 'locks'] as const),
];

type Needs = Pick<DeskContext, 'stores' | 'clock' | 'wallClock'>;
type Readers = { readonly [Part in OverviewPart]: PacedPart<Overview[Part]> };

/** The largest by the caps in force: a rule can make a cap smaller than that of the settings. */
async function readExposures({ stores, wallClock }: Needs): Promise<Overview['exposures']> {
  const book = await stores.limits.book();
  const now = wallClock.now();
  const capOf = pointCapsOf(book, now);
  const rules = book.rules.ofKind('liability').filter((rule) => isInForce(rule, now));
  const caps = CURRENCIES.map(({ id }) => ({ currencyId: id, liability: houseLimits(book, id).liability }));
  const rows = await stores.overview.exposures({ caps, rules, limit: MOST_ROWS });
  const capped = rows.map((row) => ({ row, cap: capOf(row.currencyId, row) }));
  const largest = capped.toSorted(byShare).slice(0, MOST_ROWS);
  return largest.map(({ row, cap }) => ({
    ...{ game_id: row.gameId, play_id: row.playId, point_id: row.pointId, currency_id: row.currencyId },
    ...{ team_id_1: row.teamId1, team_id_2: row.teamId2 },
    ...{ team_1: row.team_1, team_2: row.team_2, outright: row.outright },
    ...{ market: row.market, round: row.round, line: row.line, names: row.names },
    ...{ pick: row.pick, point_line: row.pointLine, amount: String(row.amount), cap: String(cap) },
    share: Number((row.amount * 1_000n) / cap),
  }));
}

interface CappedExposure {
  readonly row: LargeExposure;
  readonly cap: bigint;
}

/** The largest share first; compared as fractions, so that no rounding makes two of them equal. */
function byShare(one: CappedExposure, other: CappedExposure): number {
  const difference = other.row.amount * one.cap - one.row.amount * other.cap;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

async function readFeed({ stores }: Needs): Promise<Overview['feed']> {
  const { ageMs, fedUntil, guardedPlays, doubts } = await stores.overview.feed();
  return { age_ms: ageMs, fed_until: fedUntil, guarded_plays: guardedPlays, doubts: [...doubts] };
}

async function readWaiting({ stores, clock }: Needs): Promise<Overview['waiting']> {
  const rows = await stores.overview.waiting(clock.now() - LATE_MS, MOST_ROWS);
  const oldest = rows.map(({ gameId, team_1, team_2, startTime, endedAt, undecidedPlays }) => ({
    ...{ game_id: gameId, team_1, team_2, start_time: startTime, ended_at: endedAt },
    undecided_plays: undecidedPlays,
  }));
  return { matches: rows[0]?.matches ?? 0, oldest };
}

async function readPools({ stores, clock }: Needs): Promise<Overview['pools']> {
  const rows = await stores.overview.pools(clock.now() + POOLS_WITHIN_MS, MOST_ROWS);
  return rows.map(({ playId, gameId, startTime, status, stakes, ...names }) => ({
    ...{ play_id: playId, game_id: gameId, ...names, start_time: startTime, status, stakes: [...stakes] },
  }));
}

async function readHealth({ stores }: Needs): Promise<Overview['health']> {
  const began = performance.now();
  const { outboxCount, outboxWaitedMs, term, holder, leaderSilentMs } = await stores.overview.health();
  return {
    outbox: { count: outboxCount, waited_ms: outboxWaitedMs },
    leader: { term, holder, silent_ms: leaderSilentMs },
    database: { read_ms: Math.ceil(performance.now() - began) },
  };
}

async function readLocks({ stores }: Needs): Promise<Overview['locks']> {
  const active = await stores.locks.active();
  return active.filter(({ scope }) => scope === 'all' || scope === 'game').map(describeLock);
}

/** Overview of this process: each part is read once for the desks of all operators (DESK-13). */
export class OverviewReader {
  readonly #parts: Readers;

  constructor(private readonly context: Needs) {
    const [open, today, bets] = [new OpenMoney(context), new TodayMoney(context), new BetWindow(context)];
    this.#parts = {
      open: new PacedPart(() => open.read(), PACE_MS),
      today: new PacedPart(() => today.read(), PACE_MS),
      exposures: new PacedPart(() => readExposures(context), PACE_MS),
      bets: new PacedPart(() => bets.read(), PACE_MS),
      feed: new PacedPart(() => readFeed(context), PACE_MS),
      waiting: new PacedPart(() => readWaiting(context), PACE_MS),
      pools: new PacedPart(() => readPools(context), PACE_MS),
      health: new PacedPart(() => readHealth(context), PACE_MS),
      locks: new PacedPart(() => readLocks(context), PACE_MS),
    };
  }

  part<Part extends OverviewPart>(name: Part): Promise<Overview[Part]> {
    return this.#parts[name].read();
  }

  /** One after the other: the desk has few connections. */
  async read(): Promise<Overview> {
    const { clock, wallClock } = this.context;
    return {
      open: await this.part('open'),
      today: await this.part('today'),
      exposures: await this.part('exposures'),
      bets: await this.part('bets'),
      feed: await this.part('feed'),
      waiting: await this.part('waiting'),
      pools: await this.part('pools'),
      health: await this.part('health'),
      locks: await this.part('locks'),
      at: wallClock.now(),
      business_at: clock.now(),
    };
  }
}
