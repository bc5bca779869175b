import type { Flag, Refusal } from '@clutchline/contract';

import { COMBO_MIN, PARLAY_LIMIT } from './bet-counts';

/** A leg as far as the rules of a combo look at it. */
export interface ComboLeg {
  readonly game_id: number;
  readonly play_info_id: number;
  readonly point_id: number;
  readonly no_parlay: Flag;
}

export type ComboRefusal = Extract<
  Refusal,
  'min_legs' | 'orders_limit_15' | 'duplicate_selection' | 'one_per_match' | 'no_combo'
>;

/** Why these legs are no combo, and the points it concerns; none where only their number is wrong. */
export interface ComboVerdict {
  readonly refusal: ComboRefusal;
  readonly shop_ids: number[];
}

/**
 * The rules of a combo, for the slip and the server alike (SLIP-5, SLIP-6): 3 to 15 legs, no point twice, one market
 * per match, no highlighted selection. The first rule broken is the answer.
 *
 * @returns null where the legs may be combined.
 */
export function checkCombo(legs: readonly ComboLeg[]): ComboVerdict | null {
  if (legs.length < COMBO_MIN) return { refusal: 'min_legs', shop_ids: [] };
  if (legs.length > PARLAY_LIMIT) return { refusal: 'orders_limit_15', shop_ids: [] };
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
    )
  );
}

function sharing(legs: readonly ComboLeg[], keyOf: (leg: ComboLeg) => number): ComboLeg[] {
  return legs.filter((leg) => legs.some((other) => other !== leg && keyOf(other) === keyOf(leg)));
}

function refuse(refusal: ComboRefusal, legs: readonly ComboLeg[]): ComboVerdict | null {
  if (legs.length === 0) return null;
  return { refusal, shop_ids: [...new Set(legs.map((leg) => leg.point_id))] };
}
