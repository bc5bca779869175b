import type { RawMap } from '../readers/raw-map';

/** Real starts of two games of a series differ by more. */
export const SAME_START_MS = 10 * 60_000;

export function seriesOfFile({ file, gameTypeId, seriesKey }: RawMap): string {
  return `${file}|${gameTypeId}|${seriesKey}`;
}

/**
 * Series whose games all carry the scheduled time (D1): two games with other numbers or ids start together. Times do
 * not identify their games.
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

export function isOtherGame(a: RawMap, b: RawMap): boolean {
  if (seriesOfFile(a) !== seriesOfFile(b) || a.gameKey === '' || b.gameKey === '') return false;
  return a.gameKey !== b.gameKey && (a.no === null || b.no === null || a.no !== b.no);
}

export function isAtOnce(a: RawMap, b: RawMap): boolean {
  return a.startsAt !== null && b.startsAt !== null && Math.abs(a.startsAt - b.startsAt) <= SAME_START_MS;
}
