import { BetLimits, type LimitBook, type LimitedPoint, WHOLE } from '../../placement';

/** Of a currency and a point, minor units. */
export type PointCaps = (currencyId: number, point: LimitedPoint) => bigint;

/**
 * The highest losses of the house by the settings and rules in force (DESK-11), as placement applies them to every player.
 *
 * @param at wall clock, ms.
 */
export function pointCapsOf(book: LimitBook, at: number): PointCaps {
  const byCurrency = new Map<number, BetLimits>();
  return (currencyId, point) => {
    const known =
      byCurrency.get(currencyId) ?? new BetLimits({ book, own: [], version: book.version, at }, currencyId, WHOLE);
    byCurrency.set(currencyId, known);
    return known.liability(point);
  };
}
