/** Maximum number of single selections on a slip (SLIP-4). */
export const SINGLE_LIMIT = 10;
/** Maximum number of parlay selections and of legs in a combo (SLIP-4, SLIP-5). */
export const PARLAY_LIMIT = 15;
/** Default minimum of legs of a combo and of each combination (SLIP-5). */
export const COMBO_MIN = 3;
