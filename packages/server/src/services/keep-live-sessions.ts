import type { Context } from '../context';
import { isLive } from './find-session';

/** Those of the token hashes that still are sessions. */
export async function keepLiveSessions(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  tokenHashes: readonly string[],
): Promise<readonly string[]> {
  const now = wallClock.now();
  const found = await Promise.all(tokenHashes.map((tokenHash) => stores.sessions.find(tokenHash)));
  return tokenHashes.filter((_, index) => {
    const session = found[index];
    return session !== undefined && session !== null && isLive(session, now);
  });
}
