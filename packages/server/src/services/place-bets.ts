import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function placeBets(
  _context: Context,
  _request: CallRequest<'playMore'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'playMore'>>> {
  throw new Error('not written yet');
}
