/** Lengths of a time-out that `takeBreak` accepts (BET-7). */
export const TIME_OUT_HOURS = { least: 1, most: 1_008 } as const;
/** Lengths of a self-exclusion that `takeBreak` accepts (BET-7). */
export const EXCLUSION_DAYS = { least: 180, most: 1_825 } as const;
