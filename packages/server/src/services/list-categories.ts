import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function listCategories(
  _context: Context,
  _request: CallRequest<'getGameTypeDict'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'getGameTypeDict'>>> {
  throw new Error('not written yet');
}
