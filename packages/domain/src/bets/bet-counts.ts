/** Most single selections on a slip (SLIP-4). */
export const SINGLE_LIMIT = 10;
/** Most parlay selections on a slip and legs in a combo (SLIP-4, SLIP-5). */
export const PARLAY_LIMIT = 15;
/** Fewest legs of a combo, and of its lines, unless the limits of the player say otherwise (SLIP-5). */
export const COMBO_MIN = 3;
