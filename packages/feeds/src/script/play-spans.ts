import { chancesOf } from '../pricing/chances-of';
import { lastMapEnd, mapEnd } from './map-standing';
import type { MapScript, MatchScript } from './match-script';
import { modelAt } from './model-at';
import { playsOf, type ScriptPlay } from './plays-of';
import { publishedAt } from './published-at';
import { rememberFor } from './remember-for';

/** A play with the time it comes up and the time it closes for good, ms. */
export interface PlaySpan {
  readonly play: ScriptPlay;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Share of a map's expected length after which the first tower takes no bets: from then on it may have fallen. */
const TOWER_SHARE = 0.2;
const CERTAIN = 1e-9;

/** The plays of a match that do come up, with their times. */
export const playSpansOf: (script: MatchScript) => readonly PlaySpan[] = rememberFor((script) =>
  playsOf(script).flatMap((play) => {
    const opensAt = opening(script, play.round);
    return opensAt === null ? [] : [{ play, opensAt, closesAt: Math.min(script.endsAt, closing(script, play)) }];
  }),
);

/** Plays of the match and of map 1 come with the match, those of a later map when the map before it begins. */
function opening(script: MatchScript, round: number): number | null {
  if (round <= 1) return publishedAt(script);
  return script.maps.find((map) => map.round === round - 1)?.startsAt ?? null;
}

function closing(script: MatchScript, play: ScriptPlay): number {
  if (play.round === 0) return matchPlayClosing(script, play);
  const map = script.maps.find(({ round }) => round === play.round);
  return map === undefined ? lastMapEnd(script) : Math.min(mapEnd(map), decidedAt(script, map, play));
}

/** A whole-match play closes at the end of the map that makes one of its picks certain or impossible. */
function matchPlayClosing(script: MatchScript, play: ScriptPlay): number {
  const isDecided = (end: number): boolean =>
    chancesOf(play, modelAt(script, end)).some((chance) => chance < CERTAIN || chance > 1 - CERTAIN);
  return script.maps.map(mapEnd).find(isDecided) ?? lastMapEnd(script);
}

function decidedAt(script: MatchScript, map: MapScript, play: ScriptPlay): number {
  const target = (play.line ?? 0) / 1_000;
  switch (play.market) {
    case 'total_kills':
    case 'total_rounds':
      return stepTime(map, Math.ceil(target));
    case 'race_to_kills':
    case 'race_to_rounds':
      return raceTime(map, target);
    case 'first_blood':
    case 'pistol_1':
      return stepTime(map, 1);
    case 'pistol_13':
      return stepTime(map, 13);
    case 'first_tower':
      return map.startsAt + script.strengths.lengthS * TOWER_SHARE * 1_000;
    case 'duration':
      return map.startsAt + target * 60_000;
    default:
      return mapEnd(map);
  }
}

/** When the n-th kill or round of a map falls; never where there are fewer. */
function stepTime(map: MapScript, n: number): number {
  const step = map.steps[n - 1];
  return step === undefined ? Infinity : map.startsAt + step.at_s * 1_000;
}

function raceTime(map: MapScript, target: number): number {
  const ofSide = (side: 1 | 2): number => map.steps.filter((step) => step.side === side)[target - 1]?.at_s ?? Infinity;
  return map.startsAt + Math.min(ofSide(1), ofSide(2)) * 1_000;
}
