import type { Currency } from '@clutchline/contract';

import { type CallResponse, type Outcome, callerOf, type CallInfo, type CallRequest } from '../../platform/calls';
import type { Context } from '../context';

/** USER-3. */
export const CURRENCIES: readonly Currency[] = [
  { id: 1, code: 'CNY', decimals: 2 },
  { id: 2, code: 'USD', decimals: 2 },
  { id: 3, code: 'JPY', decimals: 0 },
  { id: 4, code: 'KRW', decimals: 0 },
  { id: 5, code: 'VND', decimals: 0 },
  { id: 6, code: 'IDR', decimals: 0 },
  { id: 7, code: 'THB', decimals: 2 },
  { id: 8, code: 'TWD', decimals: 2 },
  { id: 9, code: 'KWD', decimals: 3 },
];

export function currencyOf(id: number): Currency {
  const currency = CURRENCIES.find((candidate) => candidate.id === id);
  if (currency === undefined) throw new RangeError(`Unknown currency ${id}`);
  return currency;
}

export function listCurrencies(): Promise<Outcome<CallResponse<'getCurrency'>>> {
  return Promise.resolve({ kind: 'ok', data: [...CURRENCIES] });
}

/** LANG-4. */
export async function setLanguage(
  { stores }: Pick<Context, 'stores'>,
  { lang }: CallRequest<'changeLang'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'changeLang'>>> {
  await stores.accounts.setLang(callerOf(info).accountId, lang);
  return { kind: 'ok', data: null };
}
