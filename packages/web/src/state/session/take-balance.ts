import type { BalanceInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';

/** Also fetches its currency (USER-2, USER-3). */
export async function takeBalance(app: AppState, balance: BalanceInfo): Promise<void> {
  const { turn, currency } = app.session.getState();
  const { amount, nickname, currency_id } = balance;
  const isKnown = currency?.id === currency_id;
  app.session.setState({ balance, currency: isKnown ? currency : null });
  app.emit('balance', { amount, nickname, currency_id });
  if (isKnown) return;
  const found = await import('./find-currency')
    .then(({ findCurrency }) => findCurrency(app, currency_id))
    .catch(() => undefined);
  if (found === undefined || app.session.getState().turn !== turn) return;
  app.session.setState({ currency: found });
  app.stored.currencyInfo.write(found);
}
