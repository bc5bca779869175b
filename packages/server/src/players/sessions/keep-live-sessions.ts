import type { Context } from '../context';
import type { Session } from '../session-store';
import { countTime, isLive } from './find-session';

function isLiveNow(session: Session | null | undefined, now: number): session is Session {
  return session !== undefined && session !== null && isLive(session, now);
}

export async function keepLiveSessions(
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
