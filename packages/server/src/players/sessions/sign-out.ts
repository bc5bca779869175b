import type { Context } from '../context';
import type { Outcome } from '../../platform/calls';

/** The token is answered with 602 from the next call on. */
export async function signOut(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  tokenHash: string,
): Promise<Outcome<null>> {
  await stores.sessions.end(tokenHash, wallClock.now(), 'signed_out');
  return { kind: 'ok', data: null };
}
