import type { Context } from '../context';
import type { Session } from '../session-store';
import { dayStart } from '../preferences/betting-day';
import { hashToken } from '../../platform/hash-token';
import type { Caller } from '../../platform/calls';
import { SESSION_IDLE_MS, SESSION_PAUSE_MS, TOUCH_EVERY_MS } from './session-lifetime';
import { isTimeDue, timeUsedToday } from './session-time';

export type FoundSession =
  | { readonly kind: 'live'; readonly caller: Caller; readonly tokenHash: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'replaced' };

export function isLive(session: Session, now: number): boolean {
  return session.endedBy === null && now < session.expiresAt && now - session.lastUsedAt < SESSION_IDLE_MS;
}

/**
 * Stores about once a minute that the player is here; returns the time of the day so far, in ms (S-L6). If it cannot be stored
 * (a read-only database, R36) the session is used all the same, and the next call tries again.
 */
export async function countTime(
  { stores, log }: Pick<Context, 'stores' | 'log'>,
  session: Session,
  now: number,
): Promise<number> {
  const { accountId, timeZone, time } = session;
  const start = dayStart(now, timeZone);
  if (isTimeDue(time, start, now)) {
    const used = { dayStart: start, at: now, pauseMs: SESSION_PAUSE_MS };
    await stores.sessions.noteTime(accountId, used).catch((error: unknown) => {
      log.warn({ accountId, error: String(error) }, 'session time not stored, will retry with the next call');
    });
  }
  return timeUsedToday(time, start, now);
}

/** Unknown, expired and signed-out tokens are indistinguishable (bad input rows 24 to 27). */
export async function findSession(
  { stores, wallClock, log }: Pick<Context, 'stores' | 'wallClock' | 'log'>,
  token: string,
): Promise<FoundSession> {
  const tokenHash = hashToken(token);
  const now = wallClock.now();
  const session = await stores.sessions.find(tokenHash);
  if (session?.endedBy === 'replaced') return { kind: 'replaced' };
  if (session === null || !isLive(session, now)) return { kind: 'ended' };
  if (now - session.lastUsedAt >= TOUCH_EVERY_MS) await stores.sessions.touch(tokenHash, now);
  const { accountId, currencyId, lang, timeZone } = session;
  const sessionStartedAt = now - (await countTime({ stores, log }, session, now));
  return { kind: 'live', caller: { accountId, currencyId, lang, timeZone, sessionStartedAt }, tokenHash };
}
