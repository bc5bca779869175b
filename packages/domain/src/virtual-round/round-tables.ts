import { tableHash } from '../chance/index';

/** Game minutes and kills of matches of similar length. */
export interface DurationBand {
  /** Game minutes, both included. */
  readonly from: number;
  readonly to: number;
  /** Per mille. */
  readonly weight: number;
  /** Kills of both sides: `base` + three draws below `sides`. */
  readonly base: number;
  readonly sides: number;
  /** Share of the loser in these kills, per cent: `share` + two draws below 21. */
  readonly share: number;
}

export const POSITIONS = ['top', 'jungle', 'mid', 'bot', 'support'] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * Published tables of the game (ROUND-4). A change is a new version with a notice of seven days; the page shows no odds
 * unless the hash of its tables is that of the epoch.
 */
export const ROUND_TABLES = {
  version: 'speed-lol@1',
  clubs: 16,
  /** Chance of side 1 to win, per cent: lowest + step · `below(count)`. */
  winChance: { lowest: 30, step: 5, count: 9 },
  bands: [
    { from: 22, to: 26, weight: 180, base: 5, sides: 13, share: 4 },
    { from: 27, to: 29, weight: 205, base: 5, sides: 13, share: 8 },
    { from: 30, to: 32, weight: 210, base: 4, sides: 15, share: 11 },
    { from: 33, to: 36, weight: 190, base: 5, sides: 15, share: 16 },
    { from: 37, to: 44, weight: 215, base: 5, sides: 17, share: 21 },
  ],
  shareSides: 21,
  /** Per mille: the side that wins is first. */
  first: { blood: 620, dragon: 600, tower: 700 },
  /** Of the first blood, in the order of POSITIONS, per cent. */
  positions: [18, 26, 22, 26, 8],
  /** Thousandths. */
  totalLines: [23_500, 26_500, 29_500],
  /** Of side 1, by its win chance from the lowest; thousandths. */
  handicapLines: [6_500, 5_500, 4_500, 2_500, -500, -2_500, -4_500, -5_500, -6_500],
  /** Minutes, thousandths. */
  durationLine: 33_000,
  /** Return to player by market group, per mille. */
  returns: { basic: 960, side: 950, high_odds: 940 },
} as const;

/** SHA-256 of the canonical JSON of the tables, hex. */
export function roundTablesHash(): string {
  return tableHash(ROUND_TABLES);
}

/** Win chances of side 1 that occur, per cent: 30, 35 … 70. */
export const WIN_CHANCES: readonly number[] = Array.from(
  { length: ROUND_TABLES.winChance.count },
  (_, index) => ROUND_TABLES.winChance.lowest + ROUND_TABLES.winChance.step * index,
);
