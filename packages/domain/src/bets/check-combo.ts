import type { Refusal } from '@clutchline/contract';

import { PARLAY_LIMIT } from './bet-counts';
import type { ComboLeg } from './combo-leg';
import { correlatedLegs } from './correlated-legs';

export type ComboRefusal = Extract<
  Refusal,
  'min_legs' | 'orders_limit_15' | 'bet_invalid' | 'duplicate_selection' | 'one_per_match' | 'no_combo' | 'correlated'
>;

/** What a combo is checked by beside its legs. */
export interface ComboTerms {
  /** Of how many legs the lines are; left out, one line over all legs. */
  readonly sizes?: readonly number[] | undefined;
  /** Fewest legs of the combo and of each line: 3 by default, 2 where doubles are taken (`min_legs` of the limits). */
  readonly leastLegs: number;
}

/** Why these legs are no combo, and the points it concerns; none where only a number is wrong. */
export interface ComboVerdict {
  readonly refusal: ComboRefusal;
  readonly shop_ids: number[];
}

/**
 * The rules of a combo, for the slip and the server alike (SLIP-5, SLIP-6, SLIP-7): `leastLegs` to 15 legs, lines of
 * `leastLegs` legs up to all of them, no point twice, one market per match, no highlighted selection, no legs that depend on each other. The
 * first rule broken is the answer.
 *
 * @param terms a size below `leastLegs` is refused as `min_legs`; one above the number of legs, the same size twice, or no
 *   size at all as `bet_invalid`.
 * @returns null where the legs may be combined.
 * @example checkCombo(legs, { sizes: [3, 4], leastLegs: 3 })?.refusal // 'bet_invalid' with three legs
 */
export function checkCombo(legs: readonly ComboLeg[], terms: ComboTerms): ComboVerdict | null {
  const wrongNumber = sizesRefusal(legs.length, terms);
  if (wrongNumber !== null) return { refusal: wrongNumber, shop_ids: [] };
  return (
    refuse(
      'duplicate_selection',
      sharing(legs, (leg) => leg.point_id),
    ) ??
    refuse(
      'one_per_match',
      sharing(legs, (leg) => leg.game_id),
    ) ??
    refuse(
      'no_combo',
      legs.filter((leg) => leg.no_parlay === 1),
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

function refuse(refusal: ComboRefusal, legs: readonly ComboLeg[]): ComboVerdict | null {
  if (legs.length === 0) return null;
  return { refusal, shop_ids: [...new Set(legs.map((leg) => leg.point_id))] };
}
