import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { IDLE_MS, SESSION_MS, type DeskCaller } from './find-session';

export async function listSessions(
  { stores, wallClock }: Pick<DeskContext, 'stores' | 'wallClock'>,
  { operator, session: own }: DeskCaller,
): Promise<DeskAnswer<'mySessions'>> {
  const now = wallClock.now();
  const sessions = await stores.sessions.list(operator.operatorId);
  return sessions
    .filter(({ createdAt, lastUsedAt }) => now - createdAt < SESSION_MS && now - lastUsedAt < IDLE_MS)
    .map(({ sessionId, createdAt, lastUsedAt, network }) => ({
      session_id: sessionId,
      created_at: createdAt,
      last_used_at: lastUsedAt,
      network,
      is_this: sessionId === own.sessionId,
    }));
}
