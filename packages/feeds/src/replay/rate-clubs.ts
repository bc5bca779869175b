import { clubKey } from './club-key';
import type { RawClub } from './raw-map';
import type { RealSeries } from './real-series';

const START = 1_500;
const SCALE = 400;
/** K falls from 64 towards 16 with the number of maps. */
const LEAST_K = 16;
const EXTRA_K = 48;
const SETTLING_MAPS = 8;

export interface RatedMap {
  readonly gameTypeId: number;
  /** ms UTC. */
  readonly at: number;
  readonly winner: RawClub;
  readonly loser: RawClub;
}

/** Maps with a known winner. */
export function ratedMapsOf(series: RealSeries): readonly RatedMap[] {
  const { gameTypeId, startsAt: at, club1, club2 } = series;
  return series.maps.flatMap(({ winner }) => {
    if (winner === null) return [];
    return [
      winner === 1 ? { gameTypeId, at, winner: club1, loser: club2 } : { gameTypeId, at, winner: club2, loser: club1 },
    ];
  });
}

/** Club 1's probability, 0.03 to 0.97; an unknown club is average. */
export type MapWinChance = (gameTypeId: number, club1: RawClub, club2: RawClub) => number;

/** Elo in order of time, per game type. */
export function rateClubs(maps: readonly RatedMap[]): MapWinChance {
  const ratings = new Map<string, { rating: number; maps: number }>();
  const of = (gameTypeId: number, club: RawClub) => {
    const key = `${gameTypeId}|${clubKey(gameTypeId, club.name)}`;
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
  return (gameTypeId, club1, club2) => {
    const chance = expected(of(gameTypeId, club1).rating, of(gameTypeId, club2).rating);
    return Math.min(0.97, Math.max(0.03, chance));
  };
}

function expected(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / SCALE));
}

function stepOf(maps: number): number {
  return LEAST_K + EXTRA_K / (1 + maps / SETTLING_MAPS);
}
