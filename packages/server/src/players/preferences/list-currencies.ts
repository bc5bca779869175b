import { CURRENCIES } from './currencies';
import type { CallResponse, Outcome } from '../../platform/calls';

/** USER-3. */
export function listCurrencies(): Promise<Outcome<CallResponse<'getCurrency'>>> {
  return Promise.resolve({ kind: 'ok', data: [...CURRENCIES] });
}
