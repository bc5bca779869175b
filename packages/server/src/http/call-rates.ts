import type { CallName } from '@clutchline/contract';

import { KeyedBuckets } from '../keyed-buckets';
import type { Rate } from '../token-bucket';
import { HttpFailure } from './http-failure';

/** What is counted beside the calls by name; see {@link CALL_RATES}. */
export type SharedRate = 'reads' | 'unknown_tokens' | 'rows_of_refused' | 'failed_sign_ins' | 'failed_sign_ins_of_name';

export type CountedName = CallName | SharedRate;

/** How often one client may do something; what is not named is not counted. */
export type CallRates = Partial<Readonly<Record<CountedName, Rate>>>;

/** Calls that may leave a row for ever under a request id. */
const KEPT: Rate = { burst: 200, perSecond: 20 };

const DAY_S = 86_400;

/**
 * A client is the account of a session; without one it is the address (the /64 of IPv6). Addresses are shared, by a campus or
 * a mobile network, so what counts by address is generous: a page costs about 15 to open and less than 1 a second later, so
 * one address can open 60 pages at once, and a hundred of them can stay open.
 */
export const CALL_RATES: CallRates = {
  changeLang: { burst: 20, perSecond: 2 },
  hostSignIn: { burst: 30, perSecond: 1 },
  getBetByRequestId: KEPT,
  playMore: KEPT,
  swapTeam: KEPT,
  /** Calls that read, by their cost. */
  reads: { burst: 1_000, perSecond: 100 },
  /** Tokens of one address that no session was found for. */
  unknown_tokens: { burst: 200, perSecond: 20 },
  /** Requests of one account that left a row and no bet: 2,000 a day, some 2.4 MB. */
  rows_of_refused: { burst: 2_000, perSecond: 2_000 / DAY_S },
  /** Wrong passwords for one name from one address. */
  failed_sign_ins: { burst: 5, perSecond: 1 / 30 },
  /** Wrong passwords for one name from everywhere: at most 20 and then 2,880 a day. */
  failed_sign_ins_of_name: { burst: 20, perSecond: 1 / 30 },
};

/** What a call takes of the rate `reads`, by the work it is; calls that are not named are not counted there. */
export const READ_COST: Partial<Readonly<Record<CallName, number>>> = {
  getGameListByGameTypeId: 4,
  getGameTypeDict: 4,
  getPointsListSplit: 3,
  getPoolInfo: 3,
  getUserHistory: 3,
  getPointsByIds: 2,
  getBetReceipt: 2,
  getCurrency: 1,
  getGameTopDictSplit: 1,
};

/** Counts what clients do by token buckets (bad input row 30, S13). A process counts by itself. */
export class RateLimiter {
  readonly #buckets: ReadonlyMap<string, KeyedBuckets>;

  constructor(rates: CallRates) {
    this.#buckets = new Map(Object.entries(rates).map(([name, rate]) => [name, new KeyedBuckets(rate)]));
  }

  /** Fails with 429 if the client does it too often. */
  take(name: CountedName, client: string, cost = 1): void {
    refuseFor(this.#buckets.get(name)?.take(client, cost) ?? null);
  }

  /** Counts what has happened already; {@link check} refuses what comes later. */
  spend(name: CountedName, client: string): void {
    this.#buckets.get(name)?.take(client);
  }

  /** Takes back what turned out not to count. */
  giveBack(name: CountedName, client: string): void {
    this.#buckets.get(name)?.giveBack(client);
  }

  /** Seconds until the client may do it; null if it may now. */
  waitOf(name: CountedName, client: string): number | null {
    return this.#buckets.get(name)?.waitOf(client) ?? null;
  }

  /** Fails with 429 if {@link take} would, and takes nothing. */
  check(name: CountedName, client: string): void {
    refuseFor(this.waitOf(name, client));
  }
}

/** Fails with 429 if there are seconds to wait. */
export function refuseFor(seconds: number | null): void {
  if (seconds !== null) throw new HttpFailure('too_many_requests', { 'retry-after': String(seconds) });
}
