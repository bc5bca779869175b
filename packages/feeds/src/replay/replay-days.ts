import { assembleSeries } from './series/assemble-series';
import { loadResults, type Results } from './load-results';
import type { RealSeries } from './real-series';
import { unifyTeams } from './teams/unify-teams';

export const DAY_MS = 86_400_000;

export interface ReplayDay {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly matches: ReadonlyMap<number, number>;
}

/**
 * Days with matches, earliest first.
 *
 * @throws ReplayError `no-folder`, `no-files`
 */
export async function listReplayDays(dataFolder: string): Promise<readonly ReplayDay[]> {
  return daysOf(allSeries(await loadResults(dataFolder)));
}

export function allSeries({ read }: Results): readonly RealSeries[] {
  return assembleSeries(unifyTeams(read)).series;
}

export function daysOf(series: readonly RealSeries[]): readonly ReplayDay[] {
  const days = new Map<string, Map<number, number>>();
  for (const { startsAt, gameTypeId } of series) {
    const day = dayOf(startsAt);
    const matches = days.get(day) ?? new Map<number, number>();
    matches.set(gameTypeId, (matches.get(gameTypeId) ?? 0) + 1);
    days.set(day, matches);
  }
  return [...days].map(([day, matches]) => ({ day, matches })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
