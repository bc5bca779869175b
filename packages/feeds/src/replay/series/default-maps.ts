import type { SkippedRow } from '../../feed';
import { contentOf } from './canonical-order';
import { teamKey } from '../teams/team-key';
import { UNSAID, type RawMap, type ReadResult, type RowPlace, type Walkover } from '../readers/raw-map';
import { sidesLike } from './same-game';

export interface WalkoverMatch extends Walkover {
  readonly rows: readonly RowPlace[];
}

interface AwardedMaps {
  readonly maps: readonly RawMap[];
  readonly walkovers: readonly WalkoverMatch[];
  readonly skipped: readonly SkippedRow[];
}

/**
 * A map given by default is forfeited if its series has a played map, otherwise a walkover (D3). The side that lacks
 * maps to the final score wins it.
 */
export function defaultMaps(read: ReadResult): AwardedMaps {
  const played = groupBy(read.maps);
  const found: { maps: RawMap[]; walkovers: WalkoverMatch[]; skipped: SkippedRow[] } = {
    maps: [...read.maps],
    walkovers: [],
    skipped: [...read.skipped],
  };
  for (const [key, rows] of groupBy(read.walkovers)) {
    const ordered = rows.toSorted((a, b) => (a.no ?? 0) - (b.no ?? 0) || (contentOf(a) < contentOf(b) ? -1 : 1));
    const { agreeing, skipped } = agreeingRows(ordered);
    const maps = played.get(key) ?? [];
    const [first] = agreeing;
    found.skipped.push(...skipped);
    if (first === undefined) continue;
    const forfeits = maps.length === 0 ? null : forfeitsOf(agreeing, first, maps);
    if (forfeits === null) found.walkovers.push({ ...first, rows: agreeing });
    else if (typeof forfeits !== 'string') found.maps.push(...forfeits);
    else found.skipped.push(...agreeing.map(({ file, line }) => ({ file, line, reason: forfeits })));
  }
  return found;
}

function agreeingRows(ordered: readonly Walkover[]): { agreeing: readonly Walkover[]; skipped: readonly SkippedRow[] } {
  const [first] = ordered;
  const agreeing: Walkover[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of ordered) {
    const twice = agreeing.find(({ no }) => no === row.no);
    const isLike = first !== undefined && scoreText(first) === scoreText(row);
    if (twice === undefined && isLike) agreeing.push(row);
    else {
      const reason = isLike ? 'is there already' : 'contradicts';
      const of = (twice ?? first ?? row).line;
      skipped.push({
        file: row.file,
        line: row.line,
        reason: `a default map of match ${row.seriesKey} ${reason}: line ${of}`,
      });
    }
  }
  return { agreeing, skipped };
}

function scoreText({ gameTypeId, team1, team2, wins1, wins2 }: Walkover): string {
  const [one, two] = [team1, team2].map((team) => teamKey(gameTypeId, team.name));
  return one !== undefined && two !== undefined && one <= two
    ? [one, two, wins1, wins2].join('|')
    : [two, one, wins2, wins1].join('|');
}

function forfeitsOf(rows: readonly Walkover[], { wins1, wins2, ...like }: Walkover, maps: readonly RawMap[]) {
  const winners = new Map(
    maps.flatMap((map) => {
      const turned = sidesLike(like, map);
      return turned === null ? [] : [[map.no, turned.winner] as const];
    }),
  );
  const count = (side: 1 | 2) => [...winners.values()].filter((winner) => winner === side).length;
  const left = [wins1 - count(1), wins2 - count(2)] as const;
  const isShort = Math.min(...left) < 0 || left[0] + left[1] < rows.length;
  if (isShort) return `the maps of match ${like.seriesKey} do not leave one for the default map: ${wins1}:${wins2}`;
  if (Math.min(...left) > 0) return `the winner of the default map of match ${like.seriesKey} is unknown`;
  return rows.map((row) => forfeitOf(row, like, left[0] > 0 ? 1 : 2));
}

function forfeitOf(row: Walkover, like: Pick<Walkover, 'team1' | 'team2'>, winner: 1 | 2): RawMap {
  const { wins1, wins2, ...rest } = row;
  const map: RawMap = {
    ...UNSAID,
    ...rest,
    startsAt: null,
    winner: 1,
    isForfeit: true,
    announced: { after: 'series', wins1, wins2 },
  };
  const hasSidesExchanged = sidesLike(like, map)?.winner === 2;
  return { ...map, winner: hasSidesExchanged === (winner === 1) ? 2 : 1 };
}

function groupBy<Row extends { readonly gameTypeId: number; readonly seriesKey: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.gameTypeId}|${row.seriesKey}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
