import { pairKey, sidesLike } from './same-game';
import { scoreOf, startOf, type SeriesPart } from './series-part';

/** Between the starts of two maps, at most. */
const PAUSE_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Joins a series that a file split: the same teams, the second part within two hours of the first's last map, together
 * complete. A file that splits at midnight marks both halves complete, so they are never used alone.
 */
export function joinParts(parts: readonly SeriesPart[]): readonly SeriesPart[] {
  const ordered = parts.filter((part) => part.rows.length > 0).toSorted((a, b) => firstStart(a) - firstStart(b));
  const joined: SeriesPart[] = [];
  const latest = new Map<string, number>();
  for (const part of ordered) {
    const pair = pairOf(part);
    const place = latest.get(pair);
    const before = place === undefined ? undefined : joined[place];
    const both = before === undefined ? null : joinedPart(before, part);
    if (place !== undefined && both !== null) joined[place] = both;
    else latest.set(pair, joined.push(part) - 1);
  }
  return joined;
}

function joinedPart(before: SeriesPart, part: SeriesPart): SeriesPart | null {
  const cut = isCutAtMidnight(before, part);
  const follows = firstStart(part) - lastStart(before) <= PAUSE_MS && part.rows[0]?.startsAt !== null;
  const isConsistent = typeof scoreOf(before) !== 'string' && typeof scoreOf(part) !== 'string';
  if (!follows || (isConsistent && !cut)) return null;
  const both = together(before, part);
  return cut || (isAsAnnounced(both, [before, part]) && typeof scoreOf(both) !== 'string') ? both : null;
}

function isAsAnnounced(both: SeriesPart, parts: readonly SeriesPart[]): boolean {
  return (both.bestOf ?? 0) <= Math.max(...parts.map(({ bestOf }) => bestOf ?? Infinity));
}

function together(before: SeriesPart, part: SeriesPart): SeriesPart {
  const [first] = before.rows;
  const alike = (row: SeriesPart['rows'][number]) => {
    const like = first === undefined ? null : sidesLike(first, row);
    return like === null ? [] : [{ ...like, announced: null }];
  };
  const rows = [...before.rows.flatMap(alike), ...part.rows.flatMap(alike)];
  const maps = [...before.maps, ...part.maps].map((map) => (map === null ? null : (alike(map)[0] ?? null)));
  const most = Math.max(...([1, 2] as const).map((side) => maps.filter((map) => map?.winner === side).length));
  return { rows, maps, bestOf: Math.max(before.bestOf ?? 0, part.bestOf ?? 0, 2 * most - 1) };
}

function isCutAtMidnight(before: SeriesPart, part: SeriesPart): boolean {
  const day = (part: SeriesPart) => Math.floor(firstStart(part) / DAY_MS);
  return part.rows[0]?.cutAtMidnight === true && day(before) + 1 === day(part);
}

function pairOf(part: SeriesPart): string {
  const [row] = part.rows;
  return row === undefined ? '' : pairKey(row.gameTypeId, row.team1, row.team2);
}

function firstStart(part: SeriesPart): number {
  return Math.min(...part.rows.map(startOf));
}

function lastStart(part: SeriesPart): number {
  return Math.max(...part.rows.map(startOf));
}
