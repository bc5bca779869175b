import type { SkippedRow } from '../feed';
import { assembleSeries } from './series/assemble-series';
import type { Results } from './load-results';
import { playedMaps } from './played-maps';
import { datedSeries } from './history/dated-series';
import { pastSeries, type PastSeries } from './history/past-series';
import { ratedMapsOf, rateTeams, type DatedMap } from './teams/rate-teams';
import type { RawTeam, RawMap, ReadResult, Walkover } from './readers/raw-map';
import type { RealMap, RealSeries } from './real-series';
import { DAY_MS, dayOf } from './replay-days';
import { ReplayError } from './replay-error';
import { pairKey } from './series/same-game';
import { unifyTeams } from './teams/unify-teams';
import { usualMaps, type UsualMap } from './usual-map';

/** Later rows are ignored. */
const OVERRUN_MS = 12 * 3_600_000;

export interface DayResults {
  readonly series: readonly RealSeries[];
  readonly today: readonly RealSeries[];
  /** Ended before the day. */
  readonly past: readonly PastSeries[];
  /** Map win probability of team 1, from maps before the day. */
  readonly chance: (series: RealSeries) => number;
  readonly usual: (gameTypeId: number, event: string) => UsualMap;
  readonly skipped: readonly SkippedRow[];
  readonly later: number;
}

/**
 * Series of the UTC day from facts known at `begin` (D5): strengths and names from results before the day; rows of the
 * day are joined to these names; later rows count only as maps of these series.
 */
export function dayResults({ read, past }: Results, begin: number): DayResults {
  const ofDay = before(read, begin + DAY_MS + OVERRUN_MS);
  const now = unifyTeams(ofDay, { countUntil: begin, learnUntil: begin + DAY_MS });
  const then = unifyTeams(before({ ...read, skipped: [] }, begin));
  const { series, skipped } = assembleSeries(now);
  const ended = assembleSeries(then).series.map((one) => ({ ...one, maps: mapsEnded(one, begin) }));
  const ratings = rateTeams([...ended.flatMap(ratedMapsOf), ...unseen(ended, past)].filter(({ at }) => at < begin));
  const knownAs = (gameTypeId: number, { name, written = name, sourceId }: RawTeam): RawTeam => ({
    name: then.nameOf(gameTypeId, { name: written, sourceId }),
    sourceId,
  });
  const usual = usualMaps(ended);
  const dated = datedSeries(unseen(series, past), (gameTypeId, team) => now.nameOf(gameTypeId, team));
  return {
    series,
    past: pastSeries({ series, dated, usual }, begin),
    today: series.filter(({ startsAt }) => startsAt >= begin && startsAt < begin + DAY_MS),
    chance: ({ gameTypeId, team1, team2 }) =>
      ratings(gameTypeId, knownAs(gameTypeId, team1), knownAs(gameTypeId, team2)),
    usual,
    skipped,
    later: read.maps.length + read.walkovers.length - ofDay.maps.length - ofDay.walkovers.length,
  };
}

export function startOfDay(day: string): number {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(begin) || dayOf(begin) !== day)
    throw new ReplayError('bad-day', `The day "${day}" is not a date like 2026-01-31.`);
  return begin;
}

function before(read: ReadResult, until: number): ReadResult {
  const isBefore = (row: RawMap | Walkover) =>
    ('startsAt' in row ? (row.startsAt ?? row.seriesStartsAt) : row.seriesStartsAt) < until;
  return { ...read, maps: read.maps.filter(isBefore), walkovers: read.walkovers.filter(isBefore) };
}

/** Usual lengths and pauses if the file has no times. */
function mapsEnded(series: RealSeries, begin: number): readonly RealMap[] {
  const { lengthS } = usualMaps([])(series.gameTypeId, series.event);
  return playedMaps(series, lengthS)
    .filter((played) => played.startsAt + played.lengthS * 1_000 <= begin)
    .map(({ map }) => map);
}

/** History maps in no series; the same teams on the same day count once. */
function unseen(series: readonly RealSeries[], rated: readonly DatedMap[]): readonly DatedMap[] {
  const keyOf = (at: number, pair: string) => `${Math.floor(at / DAY_MS)}|${pair}`;
  const seen = new Set(series.map((one) => keyOf(one.startsAt, pairKey(one.gameTypeId, one.team1, one.team2))));
  return rated.filter((map) => !seen.has(keyOf(map.at, pairKey(map.gameTypeId, map.winner, map.loser))));
}
