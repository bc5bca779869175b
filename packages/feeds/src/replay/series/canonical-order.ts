import type { RawMap, Walkover } from '../readers/raw-map';

/**
 * By content, so that reordering a file does not change its series. The order of files remains: the earlier has
 * priority.
 */
export function inCanonicalOrder(maps: readonly RawMap[]): readonly RawMap[] {
  const files = [...new Set(maps.map(({ file }) => file))];
  return maps
    .map((map) => ({ map, rank: files.indexOf(map.file), content: contentOf(map) }))
    .sort((a, b) => a.rank - b.rank || byTimeAndNumber(a.map, b.map) || (a.content < b.content ? -1 : 1))
    .map(({ map }) => map);
}

export function byTimeAndNumber(a: RawMap, b: RawMap): number {
  return (
    (a.startsAt ?? a.seriesStartsAt) - (b.startsAt ?? b.seriesStartsAt) ||
    (a.no ?? 0) - (b.no ?? 0) ||
    a.gameKey.length - b.gameKey.length ||
    (a.gameKey < b.gameKey ? -1 : a.gameKey > b.gameKey ? 1 : 0)
  );
}

export function contentOf(row: RawMap | Walkover): string {
  return JSON.stringify({ ...row, line: 0 });
}
