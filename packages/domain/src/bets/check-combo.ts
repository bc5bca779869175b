import type { Refusal } from '@clutchline/contract';

import { PARLAY_LIMIT } from './bet-counts';
import type { ComboLeg } from './combo-leg';
import { correlatedLegs } from './correlated-legs';

export type ComboRefusal = Extract<
  Refusal,
  'min_legs' | 'orders_limit_15' | 'bet_invalid' | 'duplicate_selection' | 'one_per_match' | 'no_combo' | 'correlated'
>;

export interface ComboTerms {
  /** Legs per combination; default: all. */
  readonly sizes?: readonly number[] | undefined;
  /** `min_legs` of the limits. */
  readonly leastLegs: number;
}

/** `shop_ids` is empty if a number is wrong. */
export interface ComboViolation {
  readonly refusal: ComboRefusal;
  readonly shop_ids: number[];
}

/**
 * Validates a combo (SLIP-5, SLIP-6, SLIP-7): `leastLegs` to 15 legs, combinations of at least `leastLegs`, no
 * duplicate point, no highlighted selection, one market per match, no dependent legs.
 *
 * @returns the first violation, or null: `min_legs` for a size below `leastLegs`; `bet_invalid` for one above the
 *   number of legs, a duplicate or no size.
 * @example checkCombo(legs, { sizes: [3, 4], leastLegs: 3 })?.refusal // 'bet_invalid' with three legs
 */
export function checkCombo(legs: readonly ComboLeg[], terms: ComboTerms): ComboViolation | null {
  const wrongNumber = sizesRefusal(legs.length, terms);
  if (wrongNumber !== null) return { refusal: wrongNumber, shop_ids: [] };
  return (
    refuse(
      'duplicate_selection',
      sharing(legs, (leg) => leg.point_id),
    ) ??
    refuse(
      'no_combo',
      legs.filter((leg) => leg.no_parlay === 1),
    ) ??
    refuse(
      'one_per_match',
      sharing(legs, (leg) => leg.game_id),
    ) ??
    refuse('correlated', correlatedLegs(legs))
  );
}

function sizesRefusal(count: number, { sizes = [count], leastLegs }: ComboTerms): ComboRefusal | null {
  if (Math.min(count, ...sizes) < leastLegs) return 'min_legs';
  if (count > PARLAY_LIMIT) return 'orders_limit_15';
  const isSound = sizes.length > 0 && Math.max(...sizes) <= count && new Set(sizes).size === sizes.length;
  return isSound ? null : 'bet_invalid';
}

function sharing(legs: readonly ComboLeg[], keyOf: (leg: ComboLeg) => number): ComboLeg[] {
  return legs.filter((leg) => legs.some((other) => other !== leg && keyOf(other) === keyOf(leg)));
}

function refuse(refusal: ComboRefusal, legs: readonly ComboLeg[]): ComboViolation | null {
  if (legs.length === 0) return null;
  return { refusal, shop_ids: [...new Set(legs.map((leg) => leg.point_id))] };
}
