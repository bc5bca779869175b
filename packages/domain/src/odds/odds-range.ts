/** One, in thousandths: the odds of a leg that counts for nothing. */
export const ODD_ONE = 1_000;
/** The lowest price, 1.001. */
export const ODD_MIN = 1_001;
/** The highest price of one point, 1000.000. */
export const ODD_MAX = 1_000_000;
