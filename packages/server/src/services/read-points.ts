import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readPoints(
  _context: Context,
  _request: CallRequest<'getPointsByIds'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getPointsByIds'>>> {
  throw new Error('not written yet');
}
