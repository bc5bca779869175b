import type { MarketCode } from '@clutchline/contract';

import { chancesOf } from '../pricing/chances-of';
import { lineOf } from '../pricing/priced-play';
import { voidOf } from './incidents';
import { lastMapEnd, mapEnd } from './map-standing';
import type { MapScript, MatchScript } from './match-script';
import { modelAt } from './model-at';
import { isPool, playsOf, type ScriptPlay } from './plays-of';
import { publishedAt } from './published-at';
import { rememberFor } from './remember-for';

export interface PlaySpan {
  readonly play: ScriptPlay;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Share of the expected length after which the first tower can have fallen. */
export const TOWER_SHARE = 0.2;
const CERTAIN = 1e-9;

type DecisionTime = (map: MapScript, line: number, expectedS: number) => number;

const total: DecisionTime = (map, line) => stepTime(map, Math.ceil(line));

/** Ms; Infinity if not before the map ends. Line in whole units. */
const DECISION_TIMES: Partial<Record<MarketCode, DecisionTime>> = {
  total_kills: total,
  total_rounds: total,
  race_to_kills: raceTime,
  race_to_rounds: raceTime,
  first_blood: (map) => stepTime(map, 1),
  pistol_1: (map) => stepTime(map, 1),
  pistol_13: (map) => stepTime(map, 13),
  first_tower: (map, _, expectedS) => map.startsAt + expectedS * TOWER_SHARE * 1_000,
  duration: (map, minutes) => map.startsAt + minutes * 60_000,
};

export const playSpansOf: (script: MatchScript) => readonly PlaySpan[] = rememberFor((script) =>
  playsOf(script).flatMap((play) => {
    const opensAt = opening(script, play.round);
    return opensAt === null ? [] : [{ play, opensAt, closesAt: Math.min(script.endsAt, closing(script, play)) }];
  }),
);

/** With the match for match and map 1, else at the start of the previous map. */
function opening(script: MatchScript, round: number): number | null {
  if (round <= 1) return publishedAt(script);
  return script.maps.find((map) => map.round === round - 1)?.startsAt ?? null;
}

function closing(script: MatchScript, play: ScriptPlay): number {
  const voidedAt = voidOf(script, play.play_id)?.at ?? Infinity;
  return Math.min(voidedAt, usualClosing(script, play));
}

function usualClosing(script: MatchScript, play: ScriptPlay): number {
  if (isPool(play)) return script.startTime;
  if (play.round === 0) return matchPlayClosing(script, play);
  const map = script.maps.find(({ round }) => round === play.round);
  return map === undefined ? lastMapEnd(script) : Math.min(mapEnd(map), decidedAt(map, play, script.strengths.lengthS));
}

/** End of the map that makes a pick certain or impossible. */
function matchPlayClosing(script: MatchScript, play: ScriptPlay): number {
  const isDecided = (end: number): boolean =>
    chancesOf(play, modelAt(script, end)).some((chance) => chance < CERTAIN || chance > 1 - CERTAIN);
  return script.maps.map(mapEnd).find(isDecided) ?? lastMapEnd(script);
}

function decidedAt(map: MapScript, play: ScriptPlay, expectedS: number): number {
  return DECISION_TIMES[play.market]?.(map, lineOf(play), expectedS) ?? Infinity;
}

function stepTime(map: MapScript, n: number): number {
  const step = map.steps[n - 1];
  return step === undefined ? Infinity : map.startsAt + step.at_s * 1_000;
}

function raceTime(map: MapScript, target: number): number {
  const ofSide = (side: 1 | 2): number => map.steps.filter((step) => step.side === side)[target - 1]?.at_s ?? Infinity;
  return map.startsAt + Math.min(ofSide(1), ofSide(2)) * 1_000;
}
