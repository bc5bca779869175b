import type { RawMap, Walkover } from './raw-map';

/**
 * Rows in an order that depends on what they say and not on where they are in their file: a file whose rows come in
 * another order makes the same series. The order of the files stays, since the earlier of two files leads.
 */
export function inCanonicalOrder(maps: readonly RawMap[]): readonly RawMap[] {
  const files = [...new Set(maps.map(({ file }) => file))];
  return maps
    .map((map) => ({ map, rank: files.indexOf(map.file), content: contentOf(map) }))
    .sort((a, b) => a.rank - b.rank || byTimeAndNumber(a.map, b.map) || (a.content < b.content ? -1 : 1))
    .map(({ map }) => map);
}

/** Games of one series by time, number and the source's own id, which counts up. */
export function byTimeAndNumber(a: RawMap, b: RawMap): number {
  return (
    (a.startsAt ?? a.seriesStartsAt) - (b.startsAt ?? b.seriesStartsAt) ||
    (a.no ?? 0) - (b.no ?? 0) ||
    a.gameKey.length - b.gameKey.length ||
    (a.gameKey < b.gameKey ? -1 : a.gameKey > b.gameKey ? 1 : 0)
  );
}

/** Everything a row says, without its place. */
export function contentOf(row: RawMap | Walkover): string {
  return JSON.stringify({ ...row, line: 0 });
}
