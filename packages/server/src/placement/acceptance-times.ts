/** Business time (BET-8). */
export const LONGEST_DELAY_MS = 12_000;

/** After arrival (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
