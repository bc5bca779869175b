import { DAY, MINUTE } from '../../platform/time/durations';
import type { Context } from '../context';
import type { Session, SessionTime } from '../player-store';
import { dayStart } from '../preferences/betting-day';
import { hashToken } from '../../platform/hash-token';
import type { Caller } from '../../platform/calls';

/** Without long pauses; signing in does not reset it (S-L6). */
function timeUsedToday(time: SessionTime | null, dayStart: number, now: number): number {
  if (time === null) return 0;
  const usedMs = time.dayStart === dayStart ? time.usedMs : 0;
  const sinceUpdate = now - time.updatedAt;
  const isRunning = sinceUpdate >= 0 && sinceUpdate <= SESSION_PAUSE_MS;
  return isRunning ? usedMs + now - Math.max(time.updatedAt, dayStart) : usedMs;
}

function isTimeDue(time: SessionTime | null, dayStart: number, now: number): boolean {
  return time === null || time.dayStart !== dayStart || now - time.updatedAt >= TOUCH_EVERY_MS;
}

/** From creation; from last use. Wall clock. */
export const SESSION_LIFETIME_MS = 30 * DAY;
export const SESSION_IDLE_MS = 7 * DAY;
export const TOUCH_EVERY_MS = MINUTE;
/** Then the oldest is replaced. */
export const MOST_SESSIONS = 10;
/** To report why a token is invalid. */
export const SESSION_RETENTION_MS = 7 * DAY;
/** Not counted in `session_minutes`. */
export const SESSION_PAUSE_MS = 15 * MINUTE;

export type FoundSession =
  | { readonly kind: 'live'; readonly caller: Caller; readonly tokenHash: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'replaced' };

export function isLive(session: Session, now: number): boolean {
  return session.endedBy === null && now < session.expiresAt && now - session.lastUsedAt < SESSION_IDLE_MS;
}

/**
 * Stores the use about once a minute and returns that of the day (S-L6). If it cannot be stored (R36), the next call
 * tries again.
 */
export async function countTime(
  { stores, log }: Pick<Context, 'stores' | 'log'>,
  session: Session,
  now: number,
): Promise<number> {
  const { accountId, timeZone, time } = session;
  const start = dayStart(now, timeZone);
  if (isTimeDue(time, start, now)) {
    const usage = { accountId, dayStart: start, at: now, pauseMs: SESSION_PAUSE_MS };
    await stores.sessions.addUsage(usage).catch((error: unknown) => {
      log.warn({ accountId, error: String(error) }, 'session time not stored, will retry with the next call');
    });
  }
  return timeUsedToday(time, start, now);
}

/** Invalid tokens are indistinguishable (bad input rows 24 to 27). */
export async function findSession(
  { stores, wallClock, log }: Pick<Context, 'stores' | 'wallClock' | 'log'>,
  token: string,
): Promise<FoundSession> {
  const tokenHash = hashToken(token);
  const now = wallClock.now();
  const session = await stores.sessions.find(tokenHash);
  if (session?.endedBy === 'replaced') return { kind: 'replaced' };
  if (session === null || !isLive(session, now)) return { kind: 'ended' };
  if (now - session.lastUsedAt >= TOUCH_EVERY_MS) await stores.sessions.touch({ tokenHash, at: now });
  const { accountId, currencyId, lang, timeZone } = session;
  const sessionStartedAt = now - (await countTime({ stores, log }, session, now));
  return { kind: 'live', caller: { accountId, currencyId, lang, timeZone, sessionStartedAt }, tokenHash };
}

function isLiveNow(session: Session | null | undefined, now: number): session is Session {
  return session !== undefined && session !== null && isLive(session, now);
}

export async function filterLiveSessions(
  { stores, wallClock, log }: Pick<Context, 'stores' | 'wallClock' | 'log'>,
  tokenHashes: readonly string[],
): Promise<readonly string[]> {
  const now = wallClock.now();
  const found = await Promise.all(tokenHashes.map((tokenHash) => stores.sessions.find(tokenHash)));
  const live = tokenHashes.filter((_, index) => isLiveNow(found[index], now));
  // Receiving pushes counts as usage.
  for (const session of found) if (isLiveNow(session, now)) await countTime({ stores, log }, session, now);
  return live;
}
