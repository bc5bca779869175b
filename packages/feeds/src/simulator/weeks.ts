export const DAY = 24 * 3_600_000;
export const WEEK = 7 * DAY;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY;

/** Number of the week that contains `at` (ms). */
export function weekOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK);
}

/** Monday 00:00 UTC, ms. */
export function weekStart(week: number): number {
  return FIRST_MONDAY + week * WEEK;
}

const LEAGUE_WEEKS = 4;

/** Number of the four weeks of one league table. */
export function leagueSeasonOf(at: number): number {
  return Math.floor(weekOf(at) / LEAGUE_WEEKS);
}

/** Begin and end of a league table, ms. */
export function leagueSpan(season: number): readonly [from: number, until: number] {
  return [weekStart(season * LEAGUE_WEEKS), weekStart((season + 1) * LEAGUE_WEEKS)];
}
