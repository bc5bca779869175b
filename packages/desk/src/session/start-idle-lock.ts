import type { DeskCalls } from '../calls/desk-calls';
import type { Activity } from './activity';
import { lock, type SessionStore } from './session-store';

/** As the server ends a session without calls (DESK-4). */
export const IDLE_MS = 15 * 60_000;
const CHECK_MS = 1_000;

interface IdleNeeds {
  readonly activity: Activity;
  readonly session: SessionStore;
  readonly calls: DeskCalls;
}

/** Ends the session of a desk that was left, and covers it (bad input row 314). Returns the stop function. */
export function startIdleLock({ activity, session, calls }: IdleNeeds): () => void {
  const timer = setInterval(() => {
    if (session.getState().kind !== 'signed_in' || activity.idleMs < IDLE_MS) return;
    lock(session, 'idle');
    void calls.call('signOut', {});
  }, CHECK_MS);
  return () => clearInterval(timer);
}
