import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import type { FoundSession } from './session-store';
import { hashToken } from '../../platform/hash-token';
import { HOUR, MINUTE, SECOND } from '../../platform/time/durations';

export const SESSION_MS = 12 * HOUR;
export const IDLE_MS = 15 * MINUTE;
export const STEP_UP_MS = 5 * MINUTE;
export const MOST_DESK_SESSIONS = 2;
/** A write for each call would be one too many. */
const TOUCH_MS = 5 * SECOND;

export interface DeskCaller extends FoundSession {
  readonly isSteppedUp: boolean;
  /** Of the call. */
  readonly tokenHash: string;
}

function isOver({ session: { createdAt, lastUsedAt } }: FoundSession, now: number): boolean {
  return now - createdAt >= SESSION_MS || now - lastUsedAt >= IDLE_MS;
}

/** Without a use of the session: a push does not count (DESK-4). */
export async function findWatchingSession(
  { stores: { sessions }, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  token: string,
): Promise<FoundSession | null> {
  const found = await sessions.find(hashToken(token));
  return found === null || isOver(found, wallClock.now()) ? null : found;
}

/** Those that have not ended, with the rights as they are now; by id, because a step up changes the token. */
export async function findWatchingSessions(
  { stores: { sessions }, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  sessionIds: readonly number[],
): Promise<FoundSession[]> {
  const found = await sessions.findAll(sessionIds);
  return found.filter((each) => !isOver(each, wallClock.now()));
}

/**
 * Null: unknown, ended, idle for too long, or too old. Reads the rights as they are now (DESK-5).
 *
 * @param isActive false: what the page asks by itself, which keeps no session (DESK-4).
 */
export async function findSession(
  { stores: { sessions }, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  token: string,
  isActive = true,
): Promise<DeskCaller | null> {
  const tokenHash = hashToken(token);
  const found = await sessions.find(tokenHash);
  const now = wallClock.now();
  if (found === null || isOver(found, now)) return null;
  const { lastUsedAt, steppedUpAt, sessionId } = found.session;
  if (isActive && now - lastUsedAt >= TOUCH_MS) await sessions.touch(sessionId, now);
  const session = { ...found.session, lastUsedAt: isActive ? now : lastUsedAt };
  return { ...found, session, tokenHash, isSteppedUp: steppedUpAt !== null && now - steppedUpAt < STEP_UP_MS };
}

export function describeSession({ operator, session }: FoundSession): DeskAnswer<'me'> {
  const { operatorId, name, roles } = operator;
  const { sessionId, createdAt, lastUsedAt, steppedUpAt } = session;
  return {
    operator_id: operatorId,
    name,
    roles: [...roles],
    session_id: sessionId,
    ends_at: createdAt + SESSION_MS,
    idle_ends_at: lastUsedAt + IDLE_MS,
    stepped_up_until: steppedUpAt === null ? null : steppedUpAt + STEP_UP_MS,
  };
}
