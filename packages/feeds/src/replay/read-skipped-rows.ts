import type { Feed } from '../feed';
import { assembleSeries } from './series/assemble-series';
import { dayResults, startOfDay } from './day-results';
import { loadResults } from './load-results';
import { unifyTeams } from './teams/unify-teams';

/** Result of {@link readSkippedRows}. */
export interface SkippedRows extends Required<Pick<Feed, 'rows' | 'skipped'>> {
  /** Files without a reader. */
  readonly unread: readonly string[];
}

/**
 * Rows that a replay of the day (UTC, `YYYY-MM-DD`) rejects, with the reason, without later rows (D6); of all days for
 * null.
 *
 * @throws ReplayError `bad-day`, `no-folder`, `no-files`
 */
export async function readSkippedRows(dataFolder: string, day: string | null): Promise<SkippedRows> {
  const begin = day === null ? null : startOfDay(day);
  const results = await loadResults(dataFolder);
  const { skipped, later } =
    begin === null ? { ...assembleSeries(unifyTeams(results.read)), later: 0 } : dayResults(results, begin);
  return { rows: { read: results.rows, later }, skipped, unread: results.unread };
}
