import type { CALLS, CallName, LangId, Refusal } from '@clutchline/contract';
import type * as z from 'zod/mini';

/** Country and network, never a full address. */
export interface Origin {
  readonly network: string | null;
  readonly country: string | null;
}

export interface Caller {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  /** IANA zone such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
  /** Now minus today's usage over all sessions without pauses, real time in ms (S-L6). */
  readonly sessionStartedAt: number;
}

/** `caller` is null only if the call's auth allows it. */
export interface CallInfo {
  readonly lang: LangId;
  readonly caller: Caller | null;
  /** Missing if the region was not checked. */
  readonly origin?: Origin | null;
  /** Real time in ms since arrival; default 0. */
  readonly waitedMs?: number;
}

/** The HTTP adapter adds reply codes and texts. */
export type Outcome<Data> =
  { readonly kind: 'ok'; readonly data: Data } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type CallRequest<Name extends CallName> = z.infer<(typeof CALLS)[Name]['body']>;
export type CallResponse<Name extends CallName> = z.infer<(typeof CALLS)[Name]['response']>;

/** For calls whose auth is `token`; the HTTP adapter rejects other callers. */
export function callerOf({ caller }: CallInfo): Caller {
  if (caller === null) throw new Error('A call for signed-in players came without one.');
  return caller;
}
