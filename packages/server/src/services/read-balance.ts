import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readBalance(
  _context: Context,
  _request: CallRequest<'balance'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'balance'>>> {
  throw new Error('not written yet');
}
