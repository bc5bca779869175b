import type { MarketCode, PickCode } from '@clutchline/contract';

/** Lines in thousandths. */
export interface PricedPlay {
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly points: readonly { readonly pick: PickCode; readonly line: number | null }[];
}

export function lineOf(play: PricedPlay): number {
  return (play.line ?? 0) / 1_000;
}

export function handicapOf(play: PricedPlay): number {
  return (play.points[0]?.line ?? 0) / 1_000;
}

export function twoWay(first: number): readonly number[] {
  return [first, 1 - first];
}

/** No model prices this market, so it must not be offered. */
export function unpriced({ market, round }: PricedPlay): never {
  throw new Error(`no price model for market ${market} of round ${round}`);
}
