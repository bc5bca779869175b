import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function listCurrencies(
  _context: Context,
  _request: CallRequest<'getCurrency'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getCurrency'>>> {
  throw new Error('not written yet');
}
