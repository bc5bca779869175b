import type { MarketCode } from '@clutchline/contract';

/** Thousandths, absolute values. */
const RANGES: Readonly<Partial<Record<MarketCode, readonly [least: number, most: number]>>> = {
  total_kills: [5_000, 150_000],
  kill_handicap: [250, 60_000],
  race_to_kills: [2_000, 60_000],
  total_rounds: [13_250, 60_000],
  rounds_handicap: [250, 13_000],
  race_to_rounds: [2_000, 13_000],
  duration: [5_000, 120_000],
};

/** Lines in thousandths. */
export interface LinedPlay {
  readonly market: MarketCode;
  readonly line: number | null;
  readonly points: readonly { readonly line: number | null }[];
}

/**
 * Whether the lines of a play are plausible (R34; incident line-range-guard: "00" for "300"). `bestOf`: maximum number
 * of maps.
 *
 * @example isLineSane({ market: 'total_kills', line: 0, points: [] }, 3) // false
 */
export function isLineSane({ market, line, points }: LinedPlay, bestOf: number): boolean {
  const lines = [line, ...points.map((point) => point.line)].filter((value) => value !== null).map(Math.abs);
  const [least, most] = rangeOf(market, bestOf);
  return lines.every((value) => value >= least && value <= most);
}

function rangeOf(market: MarketCode, bestOf: number): readonly [number, number] {
  if (market === 'total_maps') return [500, bestOf * 1_000 - 500];
  if (market === 'map_handicap') return [250, Math.ceil(bestOf / 2) * 1_000];
  return RANGES[market] ?? [0, 10_000_000];
}
