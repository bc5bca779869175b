import { choose, firstTo } from './binomial';
import { isMapOver, REGULATION_TARGET } from './rounds-rules';
import { walkScores } from './score-walk';
import type { Scoreline } from './scoreline';

const REGULATION = 2 * (REGULATION_TARGET - 1);
/** A multiple of every overtime's length, so that the last state is level. */
const OVERTIME_WALKED = 36;
const certainly = (): number => 1;

export interface RoundsModel {
  readonly rules: 'rounds';
  readonly roundWin: number;
  readonly score: readonly [number, number];
  readonly win1: number;
  readonly finals: readonly Scoreline[];
}

export function mapWinOf(roundWin: number, overtimeHalf: number): number {
  const lose = 1 - roundWin;
  const regulation = firstTo({
    share: roundWin,
    need1: REGULATION_TARGET,
    need2: REGULATION_TARGET - 1,
    reach: certainly,
  });
  const level = choose(REGULATION, REGULATION / 2) * (roundWin * lose) ** (REGULATION / 2);
  return regulation + level * overtimeWinOf(roundWin, overtimeHalf);
}

function overtimeWinOf(roundWin: number, overtimeHalf: number): number {
  const overtime = firstTo({ share: roundWin, need1: overtimeHalf + 1, need2: overtimeHalf, reach: certainly });
  const again = choose(2 * overtimeHalf, overtimeHalf) * (roundWin * (1 - roundWin)) ** overtimeHalf;
  return overtime / (1 - again);
}

export function solveRoundWin(mapWin: number, overtimeHalf: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (mapWinOf(middle, overtimeHalf) < mapWin) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** `roundWin`: side 1's probability of a round, as estimated before the map. */
export function roundsModel(state: {
  readonly roundWin: number;
  readonly overtimeHalf: number;
  readonly score: readonly [number, number];
}): RoundsModel {
  const { roundWin, overtimeHalf, score } = state;
  const finals = walkScores({
    from: score,
    winNext: () => roundWin,
    isOver: (score1, score2) => isMapOver(score1, score2, overtimeHalf),
    longest: Math.max(score[0] + score[1], REGULATION + OVERTIME_WALKED),
  });
  const win1 = finals.reduce(
    (sum, line) => sum + line.probability * winOf(line, () => overtimeWinOf(roundWin, overtimeHalf)),
    0,
  );
  return { rules: 'rounds', roundWin, score, win1, finals };
}

function winOf({ score1, score2 }: Scoreline, winLevel: () => number): number {
  if (score1 === score2) return winLevel();
  return score1 > score2 ? 1 : 0;
}

/** 1 or 0 once decided. */
export function roundsRaceChance({ roundWin, score }: RoundsModel, target: number): number {
  if (score[0] >= target) return 1;
  if (score[1] >= target) return 0;
  return firstTo({ share: roundWin, need1: target - score[0], need2: target - score[1], reach: certainly });
}
