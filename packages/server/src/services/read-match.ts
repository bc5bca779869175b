import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function readMatch(
  _context: Context,
  _request: CallRequest<'getPointsListSplit'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getPointsListSplit'>>> {
  throw new Error('not written yet');
}
