import type { RawMap } from './raw-map';

/** Minimum distance of the real starts of two games of a series, ms. */
export const SAME_START_MS = 10 * 60_000;

/** Key of a row's series within its file. */
export function seriesOfFile({ file, gameTypeId, seriesKey }: RawMap): string {
  return `${file}|${gameTypeId}|${seriesKey}`;
}

/**
 * Series in which all games carry the scheduled time of the series (D1): two games with other numbers or ids start
 * together. Their times do not identify games.
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

/** Whether two rows of one file and series are different games: another id and, if both have one, another number. */
export function isOtherGame(a: RawMap, b: RawMap): boolean {
  if (seriesOfFile(a) !== seriesOfFile(b) || a.gameKey === '' || b.gameKey === '') return false;
  return a.gameKey !== b.gameKey && (a.no === null || b.no === null || a.no !== b.no);
}

/** Whether two rows start at most {@link SAME_START_MS} apart. */
export function isAtOnce(a: RawMap, b: RawMap): boolean {
  return a.startsAt !== null && b.startsAt !== null && Math.abs(a.startsAt - b.startsAt) <= SAME_START_MS;
}
