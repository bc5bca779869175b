import { firstTo } from './binomial';
import { binomialTail, MOST_KILLS } from './kill-shares';
import { lastsChance, remainingLengths } from './map-length';

export const WINNER_SHARE = 0.62;
export const WINNER_TOWER_SHARE = 0.7;

const LOG_RATIO = Math.log(WINNER_SHARE / (1 - WINNER_SHARE));

export interface KillsState {
  readonly mapWin: number;
  readonly killsPerMap: number;
  readonly lengthS: number;
  readonly score: readonly [number, number];
  readonly clockS: number;
}

/**
 * Rest of a map. The winner is hidden; given the winner, kills are Poisson streams, denser for the winner, so the score
 * updates the win probability (Bayes). All markets of the map use this joint distribution.
 */
export interface KillsModel extends KillsState {
  readonly rules: 'kills';
  readonly win1: number;
  /** Probability of n more kills, by n. */
  readonly remaining: readonly number[];
}

export function winGivenLead(mapWin: number, lead: number): number {
  const odds = (mapWin / (1 - mapWin)) * Math.exp(lead * LOG_RATIO);
  return odds === Infinity ? 1 : odds / (1 + odds);
}

export function killsModel(state: KillsState): KillsModel {
  let remaining: readonly number[] | null = null;
  return {
    ...state,
    rules: 'kills',
    win1: winGivenLead(state.mapWin, state.score[0] - state.score[1]),
    get remaining() {
      return (remaining ??= remainingKills(state));
    },
  };
}

function remainingKills({ killsPerMap, lengthS, clockS }: KillsState): readonly number[] {
  const lengths = remainingLengths(lengthS, clockS);
  const remaining = new Array<number>(MOST_KILLS + 1).fill(0);
  for (const seconds of lengths) addPoisson(remaining, (killsPerMap * seconds) / lengthS, 1 / lengths.length);
  return remaining;
}

function addPoisson(into: number[], mean: number, weight: number): void {
  let probability = Math.exp(-mean) * weight;
  for (let n = 0; n < into.length; n++) {
    into[n] = (into[n] ?? 0) + probability;
    probability *= mean / (n + 1);
  }
}

function overWinner({ win1 }: KillsModel, given: (share: number) => number): number {
  return win1 * given(WINNER_SHARE) + (1 - win1) * given(1 - WINNER_SHARE);
}

export function killsOverChance({ remaining, score }: KillsModel, line: number): number {
  const missing = line - score[0] - score[1];
  return remaining.reduce((sum, probability, n) => (n > missing ? sum + probability : sum), 0);
}

export function killsOddChance({ remaining, score }: KillsModel): number {
  const even = (score[0] + score[1]) % 2 === 0;
  return remaining.reduce((sum, probability, n) => ((n % 2 === 1) === even ? sum + probability : sum), 0);
}

export function killHandicapChance(model: KillsModel, handicap1: number): number {
  const lead = model.score[0] - model.score[1] + handicap1;
  return overWinner(model, (share) =>
    model.remaining.reduce((sum, probability, n) => {
      const needed = Math.floor((n - lead) / 2) + 1;
      return sum + probability * binomialTail(share, n, needed);
    }, 0),
  );
}

/** 1 or 0 once decided. */
export function killsRaceChance(model: KillsModel, target: number): number {
  const [kills1, kills2] = model.score;
  if (kills1 >= target) return 1;
  if (kills2 >= target) return 0;
  const reached: number[] = [];
  const toCome: KillsModel = { ...model, score: [0, 0] };
  const reach = (points: number): number => (reached[points] ??= killsOverChance(toCome, points - 1));
  const [need1, need2] = [target - kills1, target - kills2];
  const first1 = overWinner(model, (share) => firstTo({ share, need1, need2, reach }));
  const first2 = overWinner(model, (share) => firstTo({ share: 1 - share, need1: need2, need2: need1, reach }));
  return first1 + first2 === 0 ? 0.5 : first1 / (first1 + first2);
}

/** Only before first blood. */
export function firstBloodChance(model: KillsModel): number {
  return overWinner(model, (share) => share);
}

export function firstTowerChance({ win1 }: KillsModel): number {
  return win1 * WINNER_TOWER_SHARE + (1 - win1) * (1 - WINNER_TOWER_SHARE);
}

export function durationOverChance({ lengthS, clockS }: KillsModel, minutes: number): number {
  return lastsChance(lengthS, clockS, minutes * 60);
}
