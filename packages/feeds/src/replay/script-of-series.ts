import type { MapFacts } from '@clutchline/contract';

import type { SettlementFacts, MapScript, MatchScript, ScoreStep, Strengths } from '../script/match-script';
import { seededRandom } from '../simulator/seeded-random';
import { killSteps } from './kill-steps';
import { localNames } from './teams/local-names';
import { playedMaps, type PlayedMap } from './played-maps';
import type { RealSeries } from './real-series';
import { roundSteps } from './round-steps';

const ROUNDS_GAME = 3;
const RESULT_DELAY_MS = 60_000;
const WALKOVER_DELAY_MS = 15 * 60_000;

export interface ScriptBasis {
  readonly gameId: number;
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly strengths: Strengths;
  /** Default: none. */
  readonly stageId?: number | undefined;
  /** Added to every time of the file, ms. */
  readonly shift: number;
}

/** Ends with the facts of the file. Missing times and the course of a score are random with the series key as seed. */
export function scriptOfSeries(series: RealSeries, basis: ScriptBasis): MatchScript {
  const { gameId, eventId, teamId1, teamId2, strengths, shift, stageId } = basis;
  const teams = { 1: teamId1, 2: teamId2 } as const;
  const startTime = series.startsAt + shift;
  const maps = playedMaps(series, strengths.lengthS).map((played) => mapScript(series, played, basis));
  return {
    gameId,
    gameTypeId: series.gameTypeId,
    eventId,
    teamId1,
    teamId2,
    stageNames: localNames(series.stage),
    ...(stageId !== undefined && { stageId }),
    startTime,
    bestOf: series.bestOf,
    rules: series.gameTypeId === ROUNDS_GAME ? 'rounds' : 'kills',
    strengths,
    settlementFacts: knownFactsOf(series),
    maps,
    facts: {
      winner: series.winner === null ? null : teams[series.winner],
      score_1: series.score1,
      score_2: series.score2,
    },
    voidReason: series.walkover ? 'walkover' : null,
    endsAt: endOfSeries(series, strengths.lengthS) + shift,
    source: series.file,
  };
}

/** Publication of the result, ms of the file. */
export function endOfSeries(series: RealSeries, usualLengthS: number): number {
  const last = playedMaps(series, usualLengthS).at(-1);
  return last === undefined
    ? series.startsAt + WALKOVER_DELAY_MS
    : last.startsAt + last.lengthS * 1_000 + RESULT_DELAY_MS;
}

function mapScript(series: RealSeries, { map, startsAt, lengthS }: PlayedMap, basis: ScriptBasis): MapScript {
  const teams = { 1: basis.teamId1, 2: basis.teamId2 } as const;
  const random = seededRandom(`${series.key}|map ${map.no}`);
  const steps: readonly ScoreStep[] =
    series.gameTypeId === ROUNDS_GAME ? roundSteps(map, lengthS, random) : killSteps(map, lengthS, random);
  const facts: MapFacts = {
    status: map.isForfeit ? 'forfeited' : 'played',
    winner: map.winner === null ? null : teams[map.winner],
    score_1: map.score1,
    score_2: map.score2,
    duration_s: map.lengthS,
    first_blood: map.firstBlood === null ? null : teams[map.firstBlood],
    first_tower: null,
    pistol_1: null,
    pistol_13: null,
    races: [],
  };
  return {
    round: map.no,
    startsAt: startsAt + basis.shift,
    lengthS,
    steps,
    facts,
    countsFor: map.winner ?? map.countsFor,
  };
}

function knownFactsOf(series: RealSeries): SettlementFacts {
  const known = series.maps.filter((map) => map.winner !== null && !map.isForfeit);
  const every = (predicate: (map: (typeof known)[number]) => boolean) => known.length > 0 && known.every(predicate);
  return {
    score: every((map) => map.score1 !== null && map.score2 !== null),
    duration: every((map) => map.lengthS !== null),
    firstBlood: every((map) => map.firstBlood !== null),
    firstTower: false,
    races: false,
    pistols: false,
  };
}
