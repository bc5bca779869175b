import { REFERRAL_MS } from '@clutchline/domain';

/** Of a live bet, with what is added for a player; business time (BET-8). */
export const MOST_DELAY_MS = 15_000;

/** Business time (BET-8): more than any delay, with the difference of clocks. */
export const LONGEST_DELAY_MS = 18_000;

/** Added to {@link LONGEST_DELAY_MS} for a bet that a trader decides (DESK-12). */
export const LONGEST_REFERRAL_MS = Math.max(REFERRAL_MS.announced, REFERRAL_MS.live);

/** After arrival (R39). */
export const ACCEPTANCE_DEADLINE_MS = 4_000;
