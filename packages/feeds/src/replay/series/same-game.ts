import type { SkippedRow } from '../../feed';
import { teamKey } from '../teams/team-key';
import type { RawTeam, RawMap } from '../readers/raw-map';
import { isAtOnce, isOtherGame, scheduledSeries, seriesOfFile } from './scheduled-series';

export function exchangeSides(map: RawMap): RawMap {
  const other = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1);
  return {
    ...map,
    team1: map.team2,
    team2: map.team1,
    winner: other(map.winner),
    score1: map.score2,
    score2: map.score1,
    halves: map.halves?.map(([one, two]): [number, number] => [two, one]) ?? null,
    firstBlood: map.firstBlood === null ? null : other(map.firstBlood),
    announced: map.announced && { ...map.announced, wins1: map.announced.wins2, wins2: map.announced.wins1 },
  };
}

export function sidesLike(like: { team1: RawTeam; team2: RawTeam }, map: RawMap): RawMap | null {
  const same = (a: RawTeam, b: RawTeam) => teamKey(map.gameTypeId, a.name) === teamKey(map.gameTypeId, b.name);
  if (same(like.team1, map.team1) && same(like.team2, map.team2)) return map;
  return same(like.team1, map.team2) && same(like.team2, map.team1) ? exchangeSides(map) : null;
}

export function pairKey(gameTypeId: number, team1: RawTeam, team2: RawTeam): string {
  return [gameTypeId, ...[team1, team2].map((team) => teamKey(gameTypeId, team.name)).sort()].join('|');
}

/**
 * Merges all rows of one game: the first row takes missing facts from later ones. A row that adds nothing is skipped;
 * if two rows of one file name two winners, both are. Series that share a game are merged.
 */
export function mergeSameGames(maps: readonly RawMap[]): { maps: readonly RawMap[]; skipped: readonly SkippedRow[] } {
  const merged: RawMap[] = [];
  const torn = new Set<number>();
  const skipped: SkippedRow[] = [];
  const byPair = new Map<string, number[]>();
  const leaders = new Map<string, RawMap>();
  const scheduled = scheduledSeries(maps);
  for (const map of maps) {
    const pair = pairKey(map.gameTypeId, map.team1, map.team2);
    const places = byPair.get(pair) ?? [];
    byPair.set(pair, places);
    const place = sameGame(map, { merged, places, scheduled });
    const first = place === null ? undefined : merged[place];
    if (place === null || first === undefined) {
      places.push(merged.push(map) - 1);
      continue;
    }
    const result = merge(first, map);
    if (typeof result === 'string') skipped.push({ file: map.file, line: map.line, reason: result });
    else merged[place] = result;
    if (isTorn(first, map)) {
      if (!torn.has(place)) skipped.push(...tornRows(first, map));
      torn.add(place);
    }
    const leader = leaderOf(first, leaders);
    if (seriesOf(leader) !== seriesOf(leaderOf(map, leaders))) leaders.set(seriesOf(leaderOf(map, leaders)), leader);
  }
  const known = merged.filter((_, place) => !torn.has(place));
  return { maps: known.map((map) => follow(map, leaderOf(map, leaders))), skipped };
}

function isTorn(first: RawMap, map: RawMap): boolean {
  return first.file === map.file && sidesLike(first, map)?.winner !== first.winner;
}

function tornRows(first: RawMap, { line: other }: RawMap): readonly SkippedRow[] {
  const reason = `the game of line ${other} with another winner`;
  return [first, ...(first.filledBy ?? [])].map(({ file, line }) => ({ file, line, reason }));
}

interface Known {
  readonly merged: readonly RawMap[];
  readonly places: readonly number[];
  readonly scheduled: ReadonlySet<string>;
}

function sameGame(map: RawMap, { merged, places, scheduled }: Known): number | null {
  const isTimed = (row: RawMap) => !scheduled.has(seriesOfFile(row));
  const same = places.filter((place) => {
    const other = merged[place];
    if (other === undefined || other.startsAt === null || map.startsAt === null) return false;
    if (other.gameKey !== '' && other.gameKey === map.gameKey) return true;
    if (isOtherGame(other, map) || !isAtOnce(other, map)) return false;
    return (isTimed(other) && isTimed(map)) || (other.no !== null && other.no === map.no);
  });
  return same.find((place) => merged[place]?.no === map.no) ?? same[0] ?? null;
}

function seriesOf(map: RawMap): string {
  return `${map.gameTypeId}|${map.seriesKey}`;
}

function leaderOf(map: RawMap, leaders: ReadonlyMap<string, RawMap>): RawMap {
  const leader = leaders.get(seriesOf(map));
  return leader === undefined ? map : leaderOf(leader, leaders);
}

/** A game missing from the first file joins the series of its neighbours. */
function follow(map: RawMap, leader: RawMap): RawMap {
  if (seriesOf(leader) === seriesOf(map)) return map;
  const { seriesKey, bestOf, event, stage } = leader;
  return { ...map, seriesKey, bestOf, event, stage };
}

function merge(first: RawMap, later: RawMap): RawMap | string {
  const same = sidesLike(first, later);
  const where = `line ${first.line} of ${first.file}`;
  if (same === null || same.winner !== first.winner) return `the game of ${where} with another winner`;
  if (first.score1 !== null || same.score1 === null) return `the game of ${where} again`;
  const { score1, score2, lengthS, firstBlood } = same;
  const { file, line } = later;
  return { ...first, score1, score2, lengthS, firstBlood, filledBy: [...(first.filledBy ?? []), { file, line }] };
}
