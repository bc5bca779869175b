import type { Context } from '../context';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../../platform/calls';

/** LANG-4. */
export async function setLanguage(
  { stores }: Pick<Context, 'stores'>,
  { lang }: CallRequest<'changeLang'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'changeLang'>>> {
  await stores.accounts.setLang(callerOf(info).accountId, lang);
  return { kind: 'ok', data: null };
}
