import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readSingleLimits(
  _context: Context,
  _request: CallRequest<'getOrdinaryLimitInfo'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getOrdinaryLimitInfo'>>> {
  throw new Error('not written yet');
}
