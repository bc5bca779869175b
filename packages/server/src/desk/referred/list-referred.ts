import type { DeskAnswer, ReferredBet } from '@clutchline/contract/desk';

import { BetLimits, liabilityOf, type LimitBook, WHOLE } from '../../placement';
import { MINUTE } from '../../platform/time/durations';
import type { DeskContext } from '../context';
import type { ListedReferral, PlayerRecord, StoredLeg, StoredReferral } from './referral-store';

const LISTED = 200;
/** Business time. */
const SHOWN_MS = 5 * MINUTE;
const KEPT_RECORDS = 500;

type Needs = Pick<DeskContext, 'stores' | 'clock' | 'wallClock'>;

/** Reads the record of a player once for each bet: of the time before the bet, so it stays the same. */
export class ReferredBets {
  readonly #records = new Map<string, PlayerRecord>();

  constructor(private readonly context: Needs) {}

  async list(): Promise<ReferredBet[]> {
    const { stores, clock, wallClock } = this.context;
    const wallNow = wallClock.now();
    const stored = await stores.referrals.list(clock.now() - SHOWN_MS, wallNow, LISTED);
    if (stored.length === 0) return [];
    const book = await stores.limits.book();
    const bets: ReferredBet[] = [];
    for (const listed of stored)
      bets.push(describe(listed.referral, await this.#recordOf(listed), { book, at: wallNow }));
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

function describe(
  referral: StoredReferral,
  record: PlayerRecord,
  { book, at }: { readonly book: LimitBook; readonly at: number },
): ReferredBet {
  const { payable, player_id, legs, ...bet } = referral;
  const limits = new BetLimits({ book, own: [], version: book.version, at }, bet.currency_id, WHOLE);
  return {
    ...bet,
    cost: String(costOf(referral, payable)),
    player: { player_id, ...record },
    legs: legs.map((leg) => describeLeg(leg, limits)),
  };
}

/** Of a single exactly what its point costs. */
function costOf({ kind, stake, legs }: StoredReferral, payable: string): bigint {
  const [leg] = legs;
  if (kind === 'single' && leg !== undefined) return liabilityOf(BigInt(stake), Math.round(Number(leg.odd) * 1_000));
  return BigInt(payable) - BigInt(stake);
}

function describeLeg(leg: StoredLeg, limits: BetLimits): ReferredBet['legs'][number] {
  const { event_id: eventId, game_type_id: gameTypeId, category_id, limit_scale: limitScale, ...shown } = leg;
  const place = { pointId: leg.point_id, playId: leg.play_id, gameId: leg.game_id, eventId, gameTypeId, limitScale };
  return { ...shown, cap: String(limits.liability({ ...place, categoryId: category_id })) };
}

export async function listReferred(context: Needs): Promise<DeskAnswer<'referred'>> {
  return { bets: await new ReferredBets(context).list() };
}
