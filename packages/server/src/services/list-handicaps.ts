import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function listHandicaps(
  _context: Context,
  _request: CallRequest<'getGameTopDictSplit'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getGameTopDictSplit'>>> {
  throw new Error('not written yet');
}
