import type { CallName } from '@clutchline/contract';

import { DAY, SECOND } from '../../platform/time/durations';
import { KeyedBuckets, type Rate } from '../../platform/concurrency/token-bucket';
import { HttpFailure } from '../answers/http-failure';

export type SharedRate = 'reads' | 'unknown_tokens' | 'rows_of_refused' | 'failed_sign_ins' | 'failed_sign_ins_of_name';

export type CountedName = CallName | SharedRate;

export type CallRates = Partial<Readonly<Record<CountedName, Rate>>>;

/** May leave a permanent row. */
const STORED_ROW_RATE: Rate = { burst: 200, perSecond: 20 };

/**
 * By account, else by address (/64 for IPv6), which campuses and mobile networks share. A page costs about 15 to open
 * and then less than 1 per second: one address can open 60 pages at once and keep a hundred open.
 */
export const CALL_RATES: CallRates = {
  changeLang: { burst: 20, perSecond: 2 },
  hostSignIn: { burst: 30, perSecond: 1 },
  exchangeToken: { burst: 60, perSecond: 5 },
  search: { burst: 100, perSecond: 30 },
  followTeam: { burst: 50, perSecond: 5 },
  /** Each leaves a row, also when it is revoked. */
  createCalendar: { burst: 40, perSecond: 1 / 600 },
  setRealityCheck: { burst: 20, perSecond: 1 },
  markAnnouncementsRead: { burst: 50, perSecond: 5 },
  setRevealed: { burst: 50, perSecond: 5 },
  getBetByRequestId: STORED_ROW_RATE,
  playMore: STORED_ROW_RATE,
  swapTeam: STORED_ROW_RATE,
  acceptOffer: STORED_ROW_RATE,
  declineOffer: { burst: 50, perSecond: 5 },
  /** Each leaves a row; a refresh is possible every 5 s. */
  refreshChess: { burst: 20, perSecond: 1 },
  buyChessCard: { burst: 50, perSecond: 5 },
  sellChessFind: { burst: 50, perSecond: 5 },
  sellChessCard: { burst: 50, perSecond: 5 },
  moveChessCard: { burst: 50, perSecond: 5 },
  rentChessSlot: { burst: 20, perSecond: 1 },
  changeChessSeeds: { burst: 20, perSecond: 1 / 10 },
  reads: { burst: 1_000, perSecond: 100 },
  unknown_tokens: { burst: 200, perSecond: 20 },
  /** Per account and day about 2.4 MB. */
  rows_of_refused: { burst: 2_000, perSecond: 2_000 / (DAY / SECOND) },
  /** By name and address. */
  failed_sign_ins: { burst: 5, perSecond: 1 / 30 },
  /** Of all addresses: at most 20, then 2,880 per day. */
  failed_sign_ins_of_name: { burst: 20, perSecond: 1 / 30 },
};

/** Others do not count. */
export const READ_COST: Partial<Readonly<Record<CallName, number>>> = {
  getGameListByGameTypeId: 4,
  getGameTypeDict: 4,
  getPointsListSplit: 3,
  getAnalysis: 8,
  getPriceSteps: 2,
  getAnnouncement: 2,
  getAnnouncements: 3,
  getEvent: 3,
  getEvents: 3,
  getHome: 4,
  getLiveView: 1,
  getMatchResult: 3,
  getResults: 3,
  getRevealed: 2,
  getSchedule: 3,
  getScheduleDays: 3,
  getStreams: 1,
  getTeam: 3,
  getPoolInfo: 3,
  getUserHistory: 3,
  search: 2,
  getPointsByIds: 2,
  getBetReceipt: 2,
  getCurrency: 1,
  getBettingTerms: 2,
  getChessDraws: 3,
  getChessPrices: 1,
  getChessRecords: 3,
  getChessState: 2,
  getRealityCheck: 1,
  getGameTopDictSplit: 1,
};

/** If rejected (S-L1). */
export const MAY_LEAVE_ROW: ReadonlySet<CallName> = new Set([
  'playMore',
  'swapTeam',
  'acceptOffer',
  'refreshChess',
  'buyChessCard',
  'sellChessFind',
  'rentChessSlot',
]);

/** Bad input row 30, S13; per process. */
export class RateLimiter {
  readonly #buckets: ReadonlyMap<string, KeyedBuckets>;

  constructor(rates: CallRates) {
    this.#buckets = new Map(Object.entries(rates).map(([name, rate]) => [name, new KeyedBuckets(rate)]));
  }

  acquire(name: CountedName, client: string, cost = 1): void {
    refuseFor(this.#buckets.get(name)?.tryAcquire(client, cost) ?? null);
  }

  /** Afterwards; {@link check} refuses later ones. */
  count(name: CountedName, client: string): void {
    this.#buckets.get(name)?.tryAcquire(client);
  }

  release(name: CountedName, client: string): void {
    this.#buckets.get(name)?.release(client);
  }

  /** Seconds. */
  waitOf(name: CountedName, client: string): number | null {
    return this.#buckets.get(name)?.waitOf(client) ?? null;
  }

  /** Takes no token. */
  check(name: CountedName, client: string): void {
    refuseFor(this.waitOf(name, client));
  }
}

/** Creating an error costs a tenth of a refusal. */
const failures = Array.from({ length: 61 }, (_, seconds) => tooManyRequests(seconds));

function tooManyRequests(seconds: number): HttpFailure {
  return new HttpFailure('too_many_requests', { 'retry-after': String(seconds) });
}

export function refuseFor(seconds: number | null): void {
  if (seconds !== null) throw failures[seconds] ?? tooManyRequests(seconds);
}
