import type { SkippedRow } from '../../feed';
import { byTimeAndNumber, contentOf } from './canonical-order';
import { finalScore, type FinalScore } from './final-score';
import type { RawMap } from '../readers/raw-map';
import { sidesLike } from './same-game';

/** Rows of one key further apart are different series: sources reuse keys. */
const OTHER_SERIES_MS = 36 * 3_600_000;

export interface SeriesPart {
  readonly rows: readonly RawMap[];
  /** By number from 1; null if missing or contradictory. */
  readonly maps: readonly (RawMap | null)[];
  readonly bestOf: number | null;
}

export function partsOf(rows: readonly RawMap[]): { parts: readonly SeriesPart[]; skipped: readonly SkippedRow[] } {
  const groups = new Map<string, RawMap[]>();
  for (const row of rows) {
    const key = `${row.gameTypeId}|${row.seriesKey}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const skipped: SkippedRow[] = [];
  const skip = (row: RawMap, reason: string) => skipped.push({ file: row.file, line: row.line, reason });
  const parts = [...groups.values()].map((group) => partOf(group, skip));
  return { parts, skipped };
}

function partOf(group: readonly RawMap[], skip: (row: RawMap, reason: string) => void): SeriesPart {
  const ordered = oneSitting(
    group.toSorted((a, b) => byTimeAndNumber(a, b) || (contentOf(a) < contentOf(b) ? -1 : 1)),
    skip,
  );
  const [first] = ordered;
  const rows = ordered.flatMap((row) => {
    const like = first === undefined ? null : sidesLike(first, row);
    if (like === null) skip(row, `its teams are not those of its series ${row.seriesKey}`);
    return like === null ? [] : [like];
  });
  const maps: (RawMap | null)[] = [];
  const byNumber = new Map<number, RawMap>();
  rows.forEach((row, index) => {
    const no = row.no ?? index + 1;
    const there = byNumber.get(no);
    while (maps.length < no) maps.push(null);
    if (there === undefined) maps[no - 1] = row;
    else skip(row, `map ${no} of series ${row.seriesKey} is in line ${there.line} already`);
    const listed = maps[no - 1] ?? null;
    if (there !== undefined && listed !== null) maps[no - 1] = agreed(listed, row);
    byNumber.set(no, there ?? row);
  });
  return { rows, maps, bestOf: first?.bestOf ?? null };
}

function agreed(one: RawMap, two: RawMap): RawMap | null {
  if (one.winner !== two.winner) return null;
  const isSame = one.score1 === two.score1 && one.score2 === two.score2 && one.lengthS === two.lengthS;
  if (isSame) return one;
  return { ...one, score1: null, score2: null, lengthS: null, halves: null, firstBlood: null };
}

function oneSitting(ordered: readonly RawMap[], skip: (row: RawMap, reason: string) => void): readonly RawMap[] {
  const gap = ordered.findIndex((row, i) => {
    const before = ordered[i - 1];
    return before !== undefined && startOf(row) - startOf(before) > OTHER_SERIES_MS;
  });
  if (gap < 0) return ordered;
  for (const row of ordered.slice(gap)) skip(row, `starts days after the other games of its series ${row.seriesKey}`);
  return ordered.slice(0, gap);
}

export function startOf(row: RawMap): number {
  return row.startsAt ?? row.seriesStartsAt;
}

export function scoreOf(part: SeriesPart): FinalScore | string {
  const winners = part.maps.map((map) => map?.winner ?? null);
  const found = finalScore(winners, part.bestOf);
  if (found === null) return `the series is not complete: ${tally(part)}`;
  const claim = part.rows.find((row) => row.announced?.after === 'series')?.announced;
  if (claim && (claim.wins1 !== found.wins1 || claim.wins2 !== found.wins2))
    return `the final score ${claim.wins1}:${claim.wins2} is not that of the maps, ${found.wins1}:${found.wins2}`;
  return runningFault(part) ?? found;
}

function runningFault(part: SeriesPart): string | null {
  const wins = { 1: 0, 2: 0 };
  for (const map of part.maps) {
    if (map === null) return null;
    wins[map.winner] += 1;
    if (map.announced?.after === 'map' && (map.announced.wins1 !== wins[1] || map.announced.wins2 !== wins[2]))
      return `the running score ${map.announced.wins1}:${map.announced.wins2} is not that of the maps, ${wins[1]}:${wins[2]}`;
  }
  return null;
}

function tally(part: SeriesPart): string {
  const wins = (side: 1 | 2) => part.maps.filter((map) => map?.winner === side).length;
  const lacking = part.maps.filter((map) => map === null).length;
  const of = part.bestOf === null ? '' : ` in a best of ${part.bestOf}`;
  return `${wins(1)}:${wins(2)}${of}${lacking === 0 ? '' : `, ${lacking} of its maps missing`}`;
}
