import type { DeskAnswer, ReferredBet } from '@clutchline/contract/desk';

import { BetLimits, liabilityOf, type LimitBook, type LimitedPoint } from '../../placement';
import { MINUTE } from '../../platform/time/durations';
import type { DeskContext } from '../context';
import { type PointCaps, pointCapsOf } from '../limits/point-caps';
import type { ListedReferral, PlayerRecord, StoredLeg, StoredReferral } from './referral-store';

const LISTED = 200;
/** Business time. */
const SHOWN_MS = 5 * MINUTE;
const KEPT_RECORDS = 500;

type Needs = Pick<DeskContext, 'stores' | 'clock' | 'wallClock'>;

/** Referred bets as the desk shows them. The record of a player before a bet does not change: it is read once for each bet. */
export class ReferredBets {
  readonly #records = new Map<string, PlayerRecord>();

  constructor(private readonly context: Needs) {}

  async list(): Promise<ReferredBet[]> {
    const { stores, clock, wallClock } = this.context;
    const wallNow = wallClock.now();
    const stored = await stores.referrals.list(clock.now() - SHOWN_MS, wallNow, LISTED);
    if (stored.length === 0) return [];
    const book = await stores.limits.book();
    const inForce = { book, at: wallNow, capOf: pointCapsOf(book, wallNow) };
    const bets: ReferredBet[] = [];
    for (const listed of stored) bets.push(describe(listed, await this.#recordOf(listed), inForce));
    return bets;
  }

  async #recordOf({ accountId, referral: { order_no, currency_id, at } }: ListedReferral): Promise<PlayerRecord> {
    const known = this.#records.get(order_no);
    if (known !== undefined) return known;
    const record = await this.context.stores.referrals.recordOf(accountId, currency_id, at);
    if (this.#records.size >= KEPT_RECORDS) this.#records.clear();
    this.#records.set(order_no, record);
    return record;
  }
}

interface LimitsNow {
  readonly book: LimitBook;
  /** Wall clock, ms. */
  readonly at: number;
  readonly capOf: PointCaps;
}

function describe(
  { referral, rules: own, stakeFactor }: ListedReferral,
  record: PlayerRecord,
  { book, at, capOf }: LimitsNow,
): ReferredBet {
  const { payable, player_id, legs, ...bet } = referral;
  const { factor } = new BetLimits({ book, own, version: book.version, at }, bet.currency_id, stakeFactor);
  return {
    ...bet,
    cost: String(costOf(referral, payable)),
    player: { player_id, factor, ...record },
    legs: legs.map((leg) => describeLeg(leg, (point) => capOf(bet.currency_id, point))),
  };
}

/** What the house loses if the bet wins: of a single exact, of a combo at the odds rounded to three decimals. */
function costOf({ kind, stake, legs }: StoredReferral, payable: string): bigint {
  const [leg] = legs;
  if (kind === 'single' && leg !== undefined) return liabilityOf(BigInt(stake), Math.round(Number(leg.odd) * 1_000));
  return BigInt(payable) - BigInt(stake);
}

function describeLeg(leg: StoredLeg, capOf: (point: LimitedPoint) => bigint): ReferredBet['legs'][number] {
  const { event_id: eventId, game_type_id: gameTypeId, category_id, limit_scale: limitScale, ...shown } = leg;
  const place = { pointId: leg.point_id, playId: leg.play_id, gameId: leg.game_id, eventId, gameTypeId, limitScale };
  return { ...shown, cap: String(capOf({ ...place, categoryId: category_id })) };
}

export const countWaitingReferred = ({ stores, clock }: Pick<Needs, 'stores' | 'clock'>): Promise<number> =>
  stores.referrals.countWaiting(clock.now() - SHOWN_MS);

export async function listReferred(context: Needs): Promise<DeskAnswer<'referred'>> {
  return { bets: await new ReferredBets(context).list() };
}
