import type { BalanceInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { signOut } from './sign-in';

/**
 * A code other than 1 ends the session; a network failure or a server that cannot answer now does not (USER-2, C10). No
 * request without a token (USER-1).
 */
export async function refreshAccount(app: AppState): Promise<void> {
  const { token, generation } = app.session.getState();
  if (token === null) return;
  const reply = await app.call('balance', {});
  if (app.session.getState().generation !== generation || reply.kind === 'network-failed') return;
  if (reply.kind === 'ok') await applyBalance(app, reply.data);
  else if (reply.kind !== 'refused' || reply.isTemporary !== true) signOut(app);
}

/** USER-2, USER-3. */
export async function applyBalance(
  app: Pick<AppState, 'stored' | 'emit' | 'call' | 'queries' | 'session'>,
  balance: BalanceInfo,
): Promise<void> {
  const { generation, currency } = app.session.getState();
  const { amount, nickname, currency_id } = balance;
  const isKnown = currency?.id === currency_id;
  app.session.setState({ balance, currency: isKnown ? currency : null });
  app.emit('balance', { amount, nickname, currency_id });
  if (isKnown) return;
  const found = await import('./currencies')
    .then(({ findCurrency }) => findCurrency(app, currency_id))
    .catch(() => undefined);
  if (found === undefined || app.session.getState().generation !== generation) return;
  app.session.setState({ currency: found });
  app.stored.currencyInfo.write(found);
}
