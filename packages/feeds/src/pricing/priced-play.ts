import type { MarketCode, Pick } from '@clutchline/contract';

/** Properties of a play that pricing reads. Lines in thousandths. */
export interface PricedPlay {
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly points: readonly { readonly pick: Pick; readonly line: number | null }[];
}

/** Line of a play in whole units, default 0. */
export function lineOf(play: PricedPlay): number {
  return (play.line ?? 0) / 1_000;
}

/** Handicap of side 1 in whole units, default 0. */
export function handicapOf(play: PricedPlay): number {
  return (play.points[0]?.line ?? 0) / 1_000;
}

/** Probabilities of two mutually exclusive points. */
export function twoWay(first: number): readonly number[] {
  return [first, 1 - first];
}

/** Throws: no model prices this market, so it must not be offered. */
export function unpriced({ market, round }: PricedPlay): never {
  throw new Error(`no price model for market ${market} of round ${round}`);
}
