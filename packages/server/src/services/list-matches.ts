import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function listMatches(
  _context: Context,
  _request: CallRequest<'getGameListByGameTypeId'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getGameListByGameTypeId'>>> {
  throw new Error('not written yet');
}
