import type { Round } from '@clutchline/contract';

/** Before the end of betting; a bet would no longer arrive in time (ROUND-3). */
const LAST_MS = 300;

/** Whether the page takes bets: by the phase that the server announced and its time, never by the clock of the machine. */
export const takesBets = ({ phase, ends_at }: Pick<Round, 'phase' | 'ends_at'>, now: number): boolean =>
  phase === 'betting' && ends_at - now > LAST_MS;
