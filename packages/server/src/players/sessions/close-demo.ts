import { verify } from '@node-rs/argon2';

import type { Context } from '../context';
import { DEMO_ACCOUNTS } from './demo-accounts';

/** Ends sessions of demo accounts that still have their published password; `signIn` refuses these. */
export async function closeDemo({
  stores,
  wallClock,
  log,
}: Pick<Context, 'stores' | 'wallClock' | 'log'>): Promise<void> {
  const usernames: string[] = [];
  let sessions = 0;
  for (const { username, password } of DEMO_ACCOUNTS) {
    const account = await stores.accounts.byUsername(username);
    if (account === null || !(await verify(account.passwordHash, password).catch(() => false))) continue;
    usernames.push(username);
    sessions += await stores.sessions.endAllOf(account.accountId, wallClock.now());
  }
  if (usernames.length > 0)
    log.warn({ usernames, endedSessions: sessions }, 'demo accounts exist and cannot sign in without --demo');
}
