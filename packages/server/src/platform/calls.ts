import type { CALLS, CallName, LangId, Refusal } from '@clutchline/contract';
import type * as z from 'zod/mini';

/** No full address. */
export interface Origin {
  readonly network: string | null;
  readonly country: string | null;
}

export interface Caller {
  readonly accountId: number;
  readonly currencyId: number;
  readonly lang: LangId;
  /** Such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
  /** Now minus today's usage, real time (S-L6). */
  readonly sessionStartedAt: number;
}

/** Null if the call's auth allows it. */
export interface CallInfo {
  readonly lang: LangId;
  readonly caller: Caller | null;
  /** Region unchecked. */
  readonly origin?: Origin | null;
  /** Of calls that a blocked region does not refuse. */
  readonly isRegionBlocked?: boolean;
  /** Real time since arrival. */
  readonly waitedMs?: number;
  /** To be called before a wait for the system of an operator: the call no longer counts as load (R27). */
  readonly onWait?: () => void;
}

/** The HTTP adapter adds reply codes and texts. */
export type Outcome<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      /** For the client; null by default. */
      readonly data?: unknown;
    };

export type CallRequest<Name extends CallName> = z.infer<(typeof CALLS)[Name]['body']>;
export type CallResponse<Name extends CallName> = z.infer<(typeof CALLS)[Name]['response']>;

/** For calls with auth `token`. */
export function callerOf({ caller }: CallInfo): Caller {
  if (caller === null) throw new Error('A call for signed-in players came without one.');
  return caller;
}
