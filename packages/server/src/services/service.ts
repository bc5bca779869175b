import type { CALLS, CallName, LangId, Refusal } from '@clutchline/contract';
import type * as z from 'zod/mini';

/** The signed-in player of a call. */
export interface Caller {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
}

/** What a service knows of a call beside its body. `caller` is null only where the call's auth allows it. */
export interface CallInfo {
  readonly lang: LangId;
  readonly caller: Caller | null;
}

/** What a service answers: data, or a refusal by name. Reply codes and texts are the HTTP adapter's. */
export type Outcome<Data> =
  { readonly kind: 'ok'; readonly data: Data } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type CallRequest<Name extends CallName> = z.infer<(typeof CALLS)[Name]['body']>;
export type CallResponse<Name extends CallName> = z.infer<(typeof CALLS)[Name]['response']>;
