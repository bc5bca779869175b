import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readPlacement(
  _context: Context,
  _request: CallRequest<'getBetByRequestId'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getBetByRequestId'>>> {
  throw new Error('not written yet');
}
