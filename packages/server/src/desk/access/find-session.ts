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
}

/** Null: unknown, ended, idle for too long, or too old. Reads the rights as they are now (DESK-5). */
export async function findSession(
  { stores: { sessions }, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  token: string,
): Promise<DeskCaller | null> {
  const found = await sessions.find(hashToken(token));
  if (found === null) return null;
  const { createdAt, lastUsedAt, steppedUpAt, sessionId } = found.session;
  const now = wallClock.now();
  if (now - createdAt >= SESSION_MS || now - lastUsedAt >= IDLE_MS) return null;
  if (now - lastUsedAt >= TOUCH_MS) await sessions.touch(sessionId, now);
  return { ...found, isSteppedUp: steppedUpAt !== null && now - steppedUpAt < STEP_UP_MS };
}

export function describeSession({ operator, session }: FoundSession, now: number): DeskAnswer<'me'> {
  const { operatorId, name, roles } = operator;
  const { sessionId, createdAt, steppedUpAt } = session;
  return {
    operator_id: operatorId,
    name,
    roles: [...roles],
    session_id: sessionId,
    ends_at: createdAt + SESSION_MS,
    idle_ends_at: now + IDLE_MS,
    stepped_up_until: steppedUpAt === null ? null : steppedUpAt + STEP_UP_MS,
  };
}
