import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readHistory(
  _context: Context,
  _request: CallRequest<'getUserHistory'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getUserHistory'>>> {
  throw new Error('not written yet');
}
