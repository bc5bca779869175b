import type { Context } from '../context';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

export function setLanguage(
  _context: Context,
  _request: CallRequest<'changeLang'>,
  _info: CallInfo,
): Promise<Outcome<CallResponse<'changeLang'>>> {
  throw new Error('not written yet');
}
