import type { Context } from '../context';
import type { Session } from '../ports/session-store';
import { hashToken } from './hash-token';
import type { Caller } from './service';
import { SESSION_IDLE_MS, TOUCH_EVERY_MS } from './session-lifetime';

/** What a token stands for: a player, or why it no longer does. */
export type FoundSession =
  | { readonly kind: 'live'; readonly caller: Caller; readonly tokenHash: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'replaced' };

/** Whether a session may be used now. */
export function isLive(session: Session, now: number): boolean {
  return session.endedBy === null && now < session.expiresAt && now - session.lastUsedAt < SESSION_IDLE_MS;
}

/** Looks a token up. Unknown, expired and signed-out ones are not told apart (bad input rows 24 to 27). */
export async function findSession(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  token: string,
): Promise<FoundSession> {
  const tokenHash = hashToken(token);
  const now = wallClock.now();
  const session = await stores.sessions.find(tokenHash);
  if (session?.endedBy === 'replaced') return { kind: 'replaced' };
  if (session === null || !isLive(session, now)) return { kind: 'ended' };
  if (now - session.lastUsedAt >= TOUCH_EVERY_MS) await stores.sessions.touch(tokenHash, now);
  const { accountId, currencyId, lang, timeZone, createdAt: sessionStartedAt } = session;
  return { kind: 'live', caller: { accountId, currencyId, lang, timeZone, sessionStartedAt }, tokenHash };
}
