import type { CALLS, CallName, LangId, Refusal } from '@clutchline/contract';
import type * as z from 'zod/mini';

import type { Origin } from '../ports/region-store';

/** The signed-in player of a call. */
export interface Caller {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  /** The zone whose midnight begins the player's betting day, 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
  /**
   * When the player came, in ms of real time, counting the whole time of today as one stretch until now: pauses and other
   * sessions of today are taken together (S-L6).
   */
  readonly sessionStartedAt: number;
}

/** What a service knows of a call beside its body. `caller` is null only where the call's auth allows it. */
export interface CallInfo {
  readonly lang: LangId;
  readonly caller: Caller | null;
  /** From where it came; null, or left out, where nobody asked. */
  readonly origin?: Origin | null;
  /** Real time since the request arrived, in ms; left out, it arrived just now. */
  readonly waitedMs?: number;
}

/** What a service answers: data, or a refusal by name. Reply codes and texts are the HTTP adapter's. */
export type Outcome<Data> =
  { readonly kind: 'ok'; readonly data: Data } | { readonly kind: 'refused'; readonly refusal: Refusal };

export type CallRequest<Name extends CallName> = z.infer<(typeof CALLS)[Name]['body']>;
export type CallResponse<Name extends CallName> = z.infer<(typeof CALLS)[Name]['response']>;
