import { CURRENCIES } from './currencies';
import type { CallResponse, Outcome } from './service';

/** The currencies the site knows (USER-3). */
export function listCurrencies(): Promise<Outcome<CallResponse<'getCurrency'>>> {
  return Promise.resolve({ kind: 'ok', data: [...CURRENCIES] });
}
