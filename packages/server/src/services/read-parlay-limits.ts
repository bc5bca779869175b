import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readParlayLimits(
  _context: Context,
  _request: CallRequest<'getParlayLimitInfo'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getParlayLimitInfo'>>> {
  throw new Error('not written yet');
}
