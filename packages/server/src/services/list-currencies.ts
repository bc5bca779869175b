import { CURRENCIES } from './currencies';
import type { CallResponse, Outcome } from './service';

/** USER-3. */
export function listCurrencies(): Promise<Outcome<CallResponse<'getCurrency'>>> {
  return Promise.resolve({ kind: 'ok', data: [...CURRENCIES] });
}
