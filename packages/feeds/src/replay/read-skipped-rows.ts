import type { Feed } from '../feed';
import { assembleSeries } from './assemble-series';
import { dayResults, startOfDay } from './day-results';
import { loadResults } from './load-results';
import { unifyClubs } from './unify-clubs';

/** What a replay makes of the rows of a data folder. */
export interface SkippedRows extends Required<Pick<Feed, 'rows' | 'skipped'>> {
  /** Files of the folder that no reader knows. */
  readonly unread: readonly string[];
}

/**
 * Every row that a replay leaves out, with its reason (D6): of one day, whose later rows are not looked at, or with null
 * of all days.
 *
 * @throws ReplayError `bad-day`, `no-folder`, `no-files`
 */
export async function readSkippedRows(dataFolder: string, day: string | null): Promise<SkippedRows> {
  const begin = day === null ? null : startOfDay(day);
  const results = await loadResults(dataFolder);
  const { skipped, later } =
    begin === null ? { ...assembleSeries(unifyClubs(results.read)), later: 0 } : dayResults(results, begin);
  return { rows: { read: results.rows, later }, skipped, unread: results.unread };
}
