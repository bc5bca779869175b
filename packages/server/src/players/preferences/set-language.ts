import type { Context } from '../../composition/context';
import { callerOf } from '../sessions/caller-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../../platform/calls';

/** LANG-4. */
export async function setLanguage(
  { stores }: Pick<Context, 'stores'>,
  { lang }: CallRequest<'changeLang'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'changeLang'>>> {
  await stores.accounts.setLang(callerOf(info).accountId, lang);
  return { kind: 'ok', data: null };
}
