import { teamKey } from './team-key';
import type { RawTeam } from '../readers/raw-map';
import type { RealSeries } from '../real-series';

const START = 1_500;
const SCALE = 400;
/** K falls from 64 towards 16 with the number of maps. */
const LEAST_K = 16;
const EXTRA_K = 48;
const SETTLING_MAPS = 8;

export interface RatedMap {
  readonly gameTypeId: number;
  readonly at: number;
  readonly winner: RawTeam;
  readonly loser: RawTeam;
}

/** A map of a file without series and time of day; `at` is the begin of its day. */
export interface DatedMap extends RatedMap {
  readonly file: string;
  readonly line: number;
  /** Empty if the file names none. */
  readonly event: string;
  /** Of winner and loser; null if the file has none. */
  readonly rounds: readonly [number, number] | null;
}

export function ratedMapsOf(series: RealSeries): readonly RatedMap[] {
  const { gameTypeId, startsAt: at, team1, team2 } = series;
  return series.maps.flatMap(({ winner }) => {
    if (winner === null) return [];
    return [
      winner === 1 ? { gameTypeId, at, winner: team1, loser: team2 } : { gameTypeId, at, winner: team2, loser: team1 },
    ];
  });
}

/** Of team 1, 0.03 to 0.97; an unknown team is average. */
export type MapWinChance = (gameTypeId: number, team1: RawTeam, team2: RawTeam) => number;

export function rateTeams(maps: readonly RatedMap[]): MapWinChance {
  const ratings = new Map<string, { rating: number; maps: number }>();
  const of = (gameTypeId: number, team: RawTeam) => {
    const key = `${gameTypeId}|${teamKey(gameTypeId, team.name)}`;
    const known = ratings.get(key) ?? { rating: START, maps: 0 };
    ratings.set(key, known);
    return known;
  };
  for (const { gameTypeId, winner, loser } of maps.toSorted((a, b) => a.at - b.at)) {
    const [up, down] = [of(gameTypeId, winner), of(gameTypeId, loser)];
    const surprise = 1 - expected(up.rating, down.rating);
    up.rating += stepOf(up.maps) * surprise;
    down.rating -= stepOf(down.maps) * surprise;
    up.maps += 1;
    down.maps += 1;
  }
  return (gameTypeId, team1, team2) => {
    const chance = expected(of(gameTypeId, team1).rating, of(gameTypeId, team2).rating);
    return Math.min(0.97, Math.max(0.03, chance));
  };
}

function expected(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / SCALE));
}

function stepOf(maps: number): number {
  return LEAST_K + EXTRA_K / (1 + maps / SETTLING_MAPS);
}
