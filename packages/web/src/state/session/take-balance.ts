import type { BalanceInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { currenciesQuery } from '../queries/currencies-query';

/** Takes a balance from an answer or a push, and looks its currency up (USER-2, USER-3). */
export async function takeBalance(app: AppState, balance: BalanceInfo): Promise<void> {
  const { turn, currency } = app.session.getState();
  const { amount, nickname, currency_id } = balance;
  const isKnown = currency?.id === currency_id;
  app.session.setState({ balance, currency: isKnown ? currency : null });
  app.emit('balance', { amount, nickname, currency_id });
  if (isKnown) return;
  const currencies = await app.queries
    .entry(currenciesQuery(app))
    .load()
    .catch(() => []);
  const found = currencies.find(({ id }) => id === currency_id);
  if (found === undefined || app.session.getState().turn !== turn) return;
  app.session.setState({ currency: found });
  app.stored.currencyInfo.write(found);
}
