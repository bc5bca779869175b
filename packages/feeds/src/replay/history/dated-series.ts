import type { RealMap, RealSeries } from '../real-series';
import type { RawTeam } from '../readers/raw-map';
import { DAY_MS } from '../replay-days';
import { pairKey } from '../series/same-game';
import type { DatedMap } from '../teams/rate-teams';

/** Files without series and time of day: their maps, grouped by date, teams and event, in the order of the file (FEED-5). */
export function datedSeries(maps: readonly DatedMap[], nameOf: (gameTypeId: number, team: RawTeam) => string) {
  const groups = new Map<string, DatedMap[]>();
  for (const map of maps) {
    const { gameTypeId, at, winner, loser, event } = map;
    const key = [gameTypeId, 'dated', Math.floor(at / DAY_MS), pairKey(gameTypeId, winner, loser), event].join('|');
    groups.set(key, [...(groups.get(key) ?? []), map]);
  }
  return [...groups].flatMap(([key, group]): RealSeries[] => {
    const [first] = group;
    return first === undefined ? [] : [seriesOf(key, group, { first, nameOf })];
  });
}

interface Group {
  readonly first: DatedMap;
  readonly nameOf: (gameTypeId: number, team: RawTeam) => string;
}

function seriesOf(key: string, group: readonly DatedMap[], { first, nameOf }: Group): RealSeries {
  const { gameTypeId, at, winner, loser, event, file } = first;
  const named = (team: RawTeam): RawTeam => ({ name: nameOf(gameTypeId, team), sourceId: team.sourceId });
  const sideOf = (team: RawTeam): 1 | 2 => (team.name === winner.name ? 1 : 2);
  const maps = group.map((map, index) => mapOf(map, index + 1, sideOf(map.winner)));
  const wins = (side: 1 | 2): number => maps.filter((map) => map.winner === side).length;
  const [score1, score2] = [wins(1), wins(2)];
  return {
    ...{ file, rows: group.map(({ line }) => ({ file, line })), key, gameTypeId, startsAt: at, event, stage: '' },
    // The file states no format: as many maps as the score implies.
    bestOf: Math.min(16, score1 === score2 ? 2 * score1 : 2 * Math.max(score1, score2) - 1),
    team1: named(winner),
    team2: named(loser),
    ...{ maps, score1, score2, winner: score1 === score2 ? null : score1 > score2 ? 1 : 2, walkover: false },
  };
}

function mapOf({ rounds }: DatedMap, no: number, winner: 1 | 2): RealMap {
  const [won, lost] = rounds ?? [null, null];
  return {
    ...{
      no,
      startsAt: null,
      winner,
      countsFor: winner,
      isForfeit: false,
      lengthS: null,
      halves: null,
      firstBlood: null,
    },
    score1: winner === 1 ? won : lost,
    score2: winner === 1 ? lost : won,
  };
}
