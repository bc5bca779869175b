/** Of a live bet, with what is added for a player; business time (BET-8). */
export const MOST_DELAY_MS = 15_000;

/** Business time (BET-8): more than any delay, with the difference of clocks. */
export const LONGEST_DELAY_MS = 18_000;

/** Added to {@link LONGEST_DELAY_MS} for a bet that a person decides. */
export const LONGEST_REFERRAL_MS = 60_000;

/** After arrival (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
