import type { CALLS, CallName, LangId, Refusal } from '@clutchline/contract';
import type * as z from 'zod/mini';

import type { Origin } from '../ports/region-store';

/** The signed-in player of a call. */
export interface Caller {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  /** IANA zone of the player's betting day, such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
  /**
   * Real time in ms at which today's usage would have begun as one continuous session until now; combines all sessions
   * of today without pauses (S-L6).
   */
  readonly sessionStartedAt: number;
}

/** Call data beside the body. `caller` is null only if the call's auth allows it. */
export interface CallInfo {
  readonly lang: LangId;
  readonly caller: Caller | null;
  /** Null or missing if the region was not checked. */
  readonly origin?: Origin | null;
  /** Real time in ms since the request arrived; default 0. */
  readonly waitedMs?: number;
}

/** Result of a service: data, or a refusal code. The HTTP adapter adds reply codes and texts. */
export type Outcome<Data> =
  { readonly kind: 'ok'; readonly data: Data } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type CallRequest<Name extends CallName> = z.infer<(typeof CALLS)[Name]['body']>;
export type CallResponse<Name extends CallName> = z.infer<(typeof CALLS)[Name]['response']>;
