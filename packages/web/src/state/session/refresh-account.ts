import type { AppState } from '../app-state';
import { signOut } from './sign-in';
import { takeBalance } from './take-balance';

/**
 * A reply other than code 1 ends the session; a network failure does not (USER-2). No request without a token (USER-1).
 */
export async function refreshAccount(app: AppState): Promise<void> {
  const { token, turn } = app.session.getState();
  if (token === null) return;
  const reply = await app.call('balance', {});
  if (app.session.getState().turn !== turn || reply.kind === 'network-failed') return;
  if (reply.kind === 'ok') await takeBalance(app, reply.data);
  else signOut(app);
}
