import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function setFavorite(
  _context: Context,
  _request: CallRequest<'addFavorite'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'addFavorite'>>> {
  throw new Error('not written yet');
}
