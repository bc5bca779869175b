import type { MarketCode, Pick } from '@clutchline/contract';

/** A play as far as its price goes. Lines in thousandths. */
export interface PricedPlay {
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly points: readonly { readonly pick: Pick; readonly line: number | null }[];
}

/** The line of a play in whole units; 0 where it has none. */
export function lineOf(play: PricedPlay): number {
  return (play.line ?? 0) / 1_000;
}

/** The handicap of side 1 in whole units; 0 where it has none. */
export function handicapOf(play: PricedPlay): number {
  return (play.points[0]?.line ?? 0) / 1_000;
}

/** The chances of a play with two points that exclude each other. */
export function twoWay(first: number): readonly number[] {
  return [first, 1 - first];
}

/** No model prices this market: a fault of whoever offered it. */
export function unpriced({ market, round }: PricedPlay): never {
  throw new Error(`no price model for market ${market} of round ${round}`);
}
