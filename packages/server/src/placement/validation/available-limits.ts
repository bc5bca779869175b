import { CATEGORY } from '@clutchline/contract';
import { isVirtualId, ROUND_LIMIT_SCALE } from '@clutchline/domain/virtual-round';
import { operatorProtection, type OperatorLimits, type PlayerProtection } from '@clutchline/domain';

import type {
  AcceptedBet,
  PlacementSnapshot,
  PricedPoint,
  SnapshotPoint,
  SnapshotWallet,
  ExposurePart,
} from '../placement-store';
import { BetLimits, type LimitedPoint } from '../limits/bet-limits';
import type { Limits } from '../limits/limit-store';
import { liabilityOf, stakeWithin, leftOf } from '../limits/limits-of';

/** Not of a pool, which has no fixed price. */
export const hasFixedPrice = (point: SnapshotPoint): point is PricedPoint =>
  point.categoryId !== CATEGORY.normal_bet && point.odd !== null;

/** Minor units. */
export interface UsedLimit {
  readonly left: bigint;
  /** Unused. */
  readonly whole: bigint;
}

const lessLeft = (a: UsedLimit, b: UsedLimit): UsedLimit => (b.left < a.left ? b : a);

/** Shrinks while a request is validated. Minor units. */
export class AvailableLimits {
  readonly bets: BetLimits;
  readonly wallet: SnapshotWallet;
  readonly #matches: Map<number, bigint>;
  /** Staked today within the scope of a rule, by its id. */
  readonly #scopes: Map<number, bigint>;
  readonly #added = new Map<number, ExposurePart>();
  #balance: bigint;
  #day: bigint;
  readonly #operatorLimits: OperatorLimits;
  readonly #cards: bigint;
  #protection: PlayerProtection;

  constructor(snapshot: Pick<PlacementSnapshot, 'wallet' | 'staked' | 'protection' | 'operatorLimits' | 'limits'>) {
    const { wallet, staked, protection, operatorLimits, limits } = snapshot;
    this.bets = new BetLimits(limits, wallet.currencyId, operatorLimits.stakeFactor);
    this.#operatorLimits = operatorLimits;
    this.wallet = wallet;
    this.#protection = protection;
    this.#balance = wallet.balance;
    this.#day = staked.day;
    this.#cards = staked.cards;
    this.#matches = new Map(staked.matches);
    this.#scopes = new Map(staked.scopes);
  }

  /** For every bet. */
  get limits(): Limits {
    return this.bets.general;
  }

  get balance(): bigint {
    return this.#balance;
  }

  get protection(): PlayerProtection {
    return this.#protection;
  }

  /** With the usage of {@link protection}. */
  get operatorProtection(): PlayerProtection {
    return operatorProtection(this.#protection, this.#operatorLimits);
  }

  /** With what was paid for cards. */
  get stakedToday(): bigint {
    return this.#day + this.#cards;
  }

  get dayLeft(): bigint {
    return leftOf(this.limits.day, this.#day);
  }

  get exposures(): ExposurePart[] {
    return [...this.#added.values()];
  }

  /** Of all bets, and of those on the parts of the board that have their own limit. */
  dayOf(legs: readonly LimitedPoint[]): UsedLimit {
    return this.bets
      .dayRules(legs)
      .map(({ id, value }) => ({ left: leftOf(value, this.#scopes.get(id) ?? 0n), whole: value }))
      .reduce(lessLeft, { left: this.dayLeft, whole: this.limits.day });
  }

  /** At least one leg. */
  matchOf(legs: readonly LimitedPoint[]): UsedLimit {
    const scale = legs.some(({ gameId }) => isVirtualId(gameId)) ? ROUND_LIMIT_SCALE : 1_000;
    return legs
      .map((leg) => ({
        left: leftOf(this.bets.match(leg, scale), this.#matches.get(leg.gameId) ?? 0n),
        whole: this.bets.match(leg),
      }))
      .reduce(lessLeft);
  }

  /** Within the liability caps. */
  marketLeft(legs: readonly PricedPoint[]): bigint {
    return legs
      .map((point) => {
        const used = point.exposure + (this.#added.get(point.pointId)?.amount ?? 0n);
        return stakeWithin(leftOf(this.bets.liability(point), used), point.odd);
      })
      .reduce((least, stake) => (stake < least ? stake : least));
  }

  wholeMarket(legs: readonly PricedPoint[]): bigint {
    return legs
      .map((point) => stakeWithin(this.bets.liability(point), point.odd))
      .reduce((least, stake) => (stake < least ? stake : least));
  }

  /** Liability of a referred bet counts when it is taken, that of an offer is reserved by it. */
  subtract(
    { stake, legs, isPool, referral }: Pick<AcceptedBet, 'stake' | 'legs' | 'isPool' | 'referral'>,
    isOffered = false,
  ): void {
    this.#balance -= stake;
    this.#day += stake;
    this.#protection = { ...this.#protection, openStakes: this.#protection.openStakes + stake };
    for (const { gameId } of legs) this.#matches.set(gameId, (this.#matches.get(gameId) ?? 0n) + stake);
    this.#subtractInScopes(legs, stake);
    if (isPool || isOffered || referral !== null) return;
    for (const point of legs) {
      const before = this.#added.get(point.pointId)?.amount ?? 0n;
      const amount = before + liabilityOf(stake, point.odd);
      this.#added.set(point.pointId, { pointId: point.pointId, amount, cap: this.bets.liability(point) });
    }
  }

  /** Once for each rule, however many legs it fits. */
  #subtractInScopes(legs: readonly PricedPoint[], stake: bigint): void {
    for (const { id } of this.bets.dayRules(legs)) this.#scopes.set(id, (this.#scopes.get(id) ?? 0n) + stake);
  }
}
