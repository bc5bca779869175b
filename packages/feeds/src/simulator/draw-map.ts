import { WINNER_SHARE, WINNER_TOWER_SHARE } from '../pricing/kills-model';
import { lengthAt } from '../pricing/map-length';
import { solveRoundWin } from '../pricing/rounds-model';
import { isMapOver, overtimeHalfOf } from '../pricing/rounds-rules';
import type { MapScript, ScoreStep, Strengths } from '../script/match-script';
import { playedMap } from './played-map';
import type { SeededRandom } from './seeded-random';

const MOST_DEVIATION = 3;
const ROUND_S = { shortest: 75, spread: 70 } as const;
const AFTER_LAST_ROUND_S = 8;

export interface MapSlot {
  readonly round: number;
  readonly startsAt: number;
  readonly gameTypeId: number;
  readonly teams: readonly [number, number];
  readonly strengths: Strengths;
}

/** From the distribution of its prices. */
export function drawKillsMap(random: SeededRandom, slot: MapSlot): MapScript {
  const { mapWin, killsPerMap, lengthS: expectedS } = slot.strengths;
  const winner = random.next() < mapWin ? 1 : 2;
  const deviate = Math.max(-MOST_DEVIATION, Math.min(MOST_DEVIATION, random.normal()));
  const lengthS = Math.round(lengthAt(expectedS, deviate));
  const kills = random.poisson((killsPerMap * lengthS) / expectedS);
  const steps = Array.from({ length: kills }, () => Math.floor(random.next() * lengthS))
    .sort((a, b) => a - b)
    .map((at_s): ScoreStep => ({ at_s, side: favoured(random, winner, WINNER_SHARE) }));
  const tower = favoured(random, winner, WINNER_TOWER_SHARE);
  return playedMap({ ...slot, lengthS, steps, winner }, slot.teams, (team) => ({
    duration_s: lengthS,
    first_blood: team(steps[0]?.side),
    first_tower: team(tower),
  }));
}

function favoured(random: SeededRandom, winner: 1 | 2, share: number): 1 | 2 {
  return random.next() < share ? winner : winner === 1 ? 2 : 1;
}

export function drawRoundsMap(random: SeededRandom, slot: MapSlot): MapScript {
  const overtimeHalf = overtimeHalfOf(slot.gameTypeId);
  const roundWin = solveRoundWin(slot.strengths.mapWin, overtimeHalf);
  const steps: ScoreStep[] = [];
  const score = { 1: 0, 2: 0 };
  let at_s = 0;
  while (!isMapOver(score[1], score[2], overtimeHalf)) {
    at_s += ROUND_S.shortest + random.whole(ROUND_S.spread);
    const side = random.next() < roundWin ? 1 : 2;
    score[side] += 1;
    steps.push({ at_s, side });
  }
  const winner = score[1] > score[2] ? 1 : 2;
  return playedMap({ ...slot, lengthS: at_s + AFTER_LAST_ROUND_S, steps, winner }, slot.teams, (team) => ({
    pistol_1: team(steps[0]?.side),
    pistol_13: team(steps[12]?.side),
  }));
}
