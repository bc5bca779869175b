import type { Context } from '../context';
import { callerOf } from './caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** LANG-4. */
export async function setLanguage(
  { stores }: Pick<Context, 'stores'>,
  { lang }: CallRequest<'changeLang'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'changeLang'>>> {
  await stores.accounts.setLang(callerOf(info).accountId, lang);
  return { kind: 'ok', data: null };
}
