import type { DeskAnswer } from '@clutchline/contract/desk';

export type PricedPlay = DeskAnswer<'prices'>['plays'][number];
export type PricedPoint = PricedPlay['points'][number];

/** Names of what is priced, as the sheet of the match has them. */
export interface PriceNames {
  readonly play: (playId: number) => string;
  readonly pick: (pointId: number) => string;
}

/** A pick of a play. */
export interface PriceRow {
  readonly play: PricedPlay;
  readonly point: PricedPoint;
}

/** Of plays that can be priced. */
export function priceRows(plays: readonly PricedPlay[]): PriceRow[] {
  return plays.flatMap((play) => (play.refusal === null ? play.points.map((point) => ({ play, point })) : []));
}

/** With a sign: +172, −350. */
export const signed = (bias: number): string => (bias > 0 ? `+${bias}` : bias < 0 ? `−${-bias}` : '0');
