import { NOT_BEGUN, type MapStanding } from '../pricing/map-models';
import type { MapScript, MatchScript } from './match-script';

/** Ms. */
export function mapEnd(map: MapScript): number {
  return map.startsAt + map.lengthS * 1_000;
}

/** The start of the match without a played map. */
export function lastMapEnd(script: MatchScript): number {
  return script.maps.reduce((latest, map) => Math.max(latest, mapEnd(map)), script.startTime);
}

export function mapInPlay(script: MatchScript, at: number): MapScript | null {
  return script.maps.find((map) => map.startsAt <= at && at < mapEnd(map)) ?? null;
}

export function standingAt(map: MapScript, at: number): MapStanding {
  if (at < map.startsAt) return NOT_BEGUN;
  const seconds = (at - map.startsAt) / 1_000;
  const done = map.steps.filter((step) => step.at_s <= seconds);
  const first = done.filter(({ side }) => side === 1).length;
  return { score: [first, done.length - first], clockS: Math.min(map.lengthS, Math.floor(seconds)) };
}

/** Finally the score that settles the match (D4). */
export function mapsWon(script: MatchScript, at: number): readonly [number, number] {
  const won = script.maps.filter((map) => mapEnd(map) <= at).map((map) => sideWon(script, map));
  return [won.filter((side) => side === 1).length, won.filter((side) => side === 2).length];
}

function sideWon({ teamId1, teamId2 }: MatchScript, { facts, countsFor }: MapScript): 1 | 2 | null {
  if (facts.winner === teamId1) return 1;
  return facts.winner === teamId2 ? 2 : (countsFor ?? null);
}
