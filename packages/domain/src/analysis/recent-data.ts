import type { MapFacts } from '@clutchline/contract';

import { begunMaps, type AnalysedMatch } from './analysed-match';
import type { Rate } from './rate-interval';

/** Of a mean: facts that are missing on a map do not count. */
export interface Total {
  readonly sum: number;
  readonly count: number;
}

/** Over the maps that a team played to the end (STATS-4). */
export interface RecentData {
  readonly maps: number;
  /** Kills or rounds of the team, of its opponents, and of both. */
  readonly own: Total;
  readonly opposing: Total;
  readonly both: Total;
  /** Seconds. */
  readonly length: Total;
  readonly firstBlood: Rate;
  readonly firstTower: Rate;
  /** Of both pistol rounds. */
  readonly pistols: Rate;
}

interface PlayedMap {
  readonly gameId: number;
  readonly facts: MapFacts;
  /** Kills or rounds of the team, then of the opponent; null if one is unknown. */
  readonly points: readonly [number, number] | null;
}

/** @param matches of the team. */
export function recentData(matches: readonly AnalysedMatch[], teamId: number): RecentData {
  const maps = matches.flatMap((match): PlayedMap[] =>
    begunMaps(match)
      .filter(({ status }) => status === 'played')
      .map((facts) => ({ gameId: match.gameId, facts, points: pointsOf(match, facts, teamId) })),
  );
  const shareOf = (read: (facts: MapFacts) => readonly (number | null)[]): Rate => shareOfTeam(maps, teamId, read);
  return {
    maps: maps.length,
    own: totalOf(maps.map(({ points }) => points?.[0] ?? null)),
    opposing: totalOf(maps.map(({ points }) => points?.[1] ?? null)),
    both: totalOf(maps.map(({ points }) => (points === null ? null : points[0] + points[1]))),
    length: totalOf(maps.map(({ facts }) => facts.duration_s)),
    firstBlood: shareOf(({ first_blood }) => [first_blood]),
    firstTower: shareOf(({ first_tower }) => [first_tower]),
    pistols: shareOf(({ pistol_1, pistol_13 }) => [pistol_1, pistol_13]),
  };
}

function pointsOf(
  { teamId1 }: AnalysedMatch,
  { score_1, score_2 }: MapFacts,
  teamId: number,
): readonly [number, number] | null {
  if (score_1 === null || score_2 === null) return null;
  return teamId === teamId1 ? [score_1, score_2] : [score_2, score_1];
}

function totalOf(values: readonly (number | null)[]): Total {
  const known = values.filter((value) => value !== null);
  return { sum: known.reduce((sum, value) => sum + value, 0), count: known.length };
}

function shareOfTeam(
  maps: readonly PlayedMap[],
  teamId: number,
  read: (facts: MapFacts) => readonly (number | null)[],
): Rate {
  const known = maps.flatMap(({ gameId, facts }) =>
    read(facts).flatMap((team) => (team === null ? [] : [{ gameId, isOwn: team === teamId }])),
  );
  return {
    hits: known.filter(({ isOwn }) => isOwn).length,
    count: known.length,
    matches: new Set(known.map(({ gameId }) => gameId)).size,
  };
}
