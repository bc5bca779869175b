/** How often something happened. */
export interface Rate {
  readonly hits: number;
  readonly count: number;
  /** Different matches among those counted: maps of one match resemble each other. */
  readonly matches: number;
}

/** Probabilities, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 per cent of the normal distribution, both sides. */
const Z = 1.959964;
/** Correlation of the maps of one match; 0.02 to 0.31 in recorded results, mostly below 0.1. */
const CORRELATION = 0.1;

/** By how much fewer maps of different matches have the same information. */
export function designEffect({ count, matches }: Pick<Rate, 'count' | 'matches'>): number {
  return matches === 0 ? 1 : 1 + CORRELATION * Math.max(0, count / matches - 1);
}

/**
 * Wilson interval, 95 per cent, of a sample divided by its design effect (STATS-7). Null for an empty sample.
 *
 * @example rateInterval({ hits: 7, count: 10, matches: 10 }) // { low: 0.3968, high: 0.8922 }
 */
export function rateInterval(rate: Rate): Interval | null {
  const { hits, count } = rate;
  if (count === 0) return null;
  const share = hits / count;
  const size = count / designEffect(rate);
  const scale = 1 + (Z * Z) / size;
  const middle = (share + (Z * Z) / (2 * size)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / size + (Z * Z) / (4 * size * size))) / scale;
  return { low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === count ? 1 : Math.min(1, middle + half) };
}

/** What a rate counts. */
export type RateBasis = 'match' | 'meeting' | 'map';

/** Below it: "Not enough data" (STATS-3). */
export const LEAST_COUNT: Readonly<Record<RateBasis, number>> = { match: 5, meeting: 3, map: 8 };

export function isEnough(basis: RateBasis, count: number): boolean {
  return count >= LEAST_COUNT[basis];
}
