import type { RawMap } from './raw-map';

/** Two games of one series never really start this close together, ms. */
export const SAME_START_MS = 10 * 60_000;

/** Names the series of a row within its file. */
export function seriesOfFile({ file, gameTypeId, seriesKey }: RawMap): string {
  return `${file}|${gameTypeId}|${seriesKey}`;
}

/**
 * The series whose games all have the scheduled time of the series as their start (D1): two games of other numbers or
 * ids start together. Their times do not tell one game from another.
 */
export function scheduledSeries(maps: readonly RawMap[]): ReadonlySet<string> {
  const seen = new Map<string, RawMap[]>();
  const scheduled = new Set<string>();
  for (const map of maps) {
    if (map.startsAt === null) continue;
    const key = seriesOfFile(map);
    const others = seen.get(key) ?? [];
    if (others.some((other) => isOtherGame(other, map) && isAtOnce(other, map))) scheduled.add(key);
    others.push(map);
    seen.set(key, others);
  }
  return scheduled;
}

/** Whether two rows of one file and series are about two games: another id and, if both have one, another number. */
export function isOtherGame(a: RawMap, b: RawMap): boolean {
  if (seriesOfFile(a) !== seriesOfFile(b) || a.gameKey === '' || b.gameKey === '') return false;
  return a.gameKey !== b.gameKey && (a.no === null || b.no === null || a.no !== b.no);
}

/** Whether two rows start within a few minutes of each other. */
export function isAtOnce(a: RawMap, b: RawMap): boolean {
  return a.startsAt !== null && b.startsAt !== null && Math.abs(a.startsAt - b.startsAt) <= SAME_START_MS;
}
