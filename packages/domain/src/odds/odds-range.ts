/** Odds of a leg without effect, thousandths. */
export const ODD_ONE = 1_000;
/** 1.001. */
export const ODD_MIN = 1_001;
/** 1.010: below it a stake wins next to nothing. */
export const LEAST_OFFERED_ODD = 1_010;
/** 1000.000. */
export const ODD_MAX = 1_000_000;
