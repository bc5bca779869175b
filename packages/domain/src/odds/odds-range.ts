/** 1.000 in thousandths: odds of a leg without effect. */
export const ODD_ONE = 1_000;
/** Lowest price, 1.001. */
export const ODD_MIN = 1_001;
/** Highest price of one point, 1000.000. */
export const ODD_MAX = 1_000_000;
