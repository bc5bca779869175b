/** Singles on a slip (SLIP-4). */
export const SINGLE_LIMIT = 10;
/** Parlay selections on a slip, legs in a combo (SLIP-4, SLIP-5). */
export const PARLAY_LIMIT = 15;
/** Default minimum of legs (SLIP-5). */
export const COMBO_MIN = 3;
