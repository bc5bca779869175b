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
import {
  factoredLimits,
  liabilityOf,
  stakeWithin,
  leftOf,
  limitsOf,
  scaledLimit,
  type Limits,
} from '../limits/limits-of';

/** Not of a pool, which has no fixed price. */
export const hasFixedPrice = (point: SnapshotPoint): point is PricedPoint =>
  point.categoryId !== CATEGORY.normal_bet && point.odd !== null;

/** Shrinks while a request is validated. Minor units. */
export class AvailableLimits {
  readonly limits: Limits;
  readonly wallet: SnapshotWallet;
  readonly #matches: Map<number, bigint>;
  readonly #added = new Map<number, ExposurePart>();
  #balance: bigint;
  #day: bigint;
  readonly #operatorLimits: OperatorLimits;
  readonly #cards: bigint;
  #protection: PlayerProtection;

  constructor(snapshot: Pick<PlacementSnapshot, 'wallet' | 'staked' | 'protection' | 'operatorLimits'>) {
    const { wallet, staked, protection, operatorLimits } = snapshot;
    this.limits = factoredLimits(limitsOf(wallet.currencyId), operatorLimits.stakeFactor);
    this.#operatorLimits = operatorLimits;
    this.wallet = wallet;
    this.#protection = protection;
    this.#balance = wallet.balance;
    this.#day = staked.day;
    this.#cards = staked.cards;
    this.#matches = new Map(staked.matches);
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

  matchLeft(gameIds: readonly number[]): bigint {
    const used = gameIds.map((gameId) => this.#matches.get(gameId) ?? 0n);
    const scale = gameIds.some(isVirtualId) ? ROUND_LIMIT_SCALE : 1_000;
    return leftOf(
      scaledLimit(this.limits.match, scale),
      used.reduce((most, amount) => (amount > most ? amount : most), 0n),
    );
  }

  /** Within the liability caps. */
  marketLeft(legs: readonly PricedPoint[]): bigint {
    return legs
      .map((point) => {
        const used = point.exposure + (this.#added.get(point.pointId)?.amount ?? 0n);
        return stakeWithin(leftOf(this.#capOf(point), used), point.odd);
      })
      .reduce((least, stake) => (stake < least ? stake : least));
  }

  wholeMarket(legs: readonly PricedPoint[]): bigint {
    return legs
      .map((point) => stakeWithin(this.#capOf(point), point.odd))
      .reduce((least, stake) => (stake < least ? stake : least));
  }

  subtract({ stake, legs, isPool }: Pick<AcceptedBet, 'stake' | 'legs' | 'isPool'>): void {
    this.#balance -= stake;
    this.#day += stake;
    this.#protection = { ...this.#protection, openStakes: this.#protection.openStakes + stake };
    for (const { gameId } of legs) this.#matches.set(gameId, (this.#matches.get(gameId) ?? 0n) + stake);
    if (isPool) return;
    for (const point of legs) {
      const before = this.#added.get(point.pointId)?.amount ?? 0n;
      const amount = before + liabilityOf(stake, point.odd);
      this.#added.set(point.pointId, { pointId: point.pointId, amount, cap: this.#capOf(point) });
    }
  }

  #capOf({ limitScale }: PricedPoint): bigint {
    return scaledLimit(this.limits.liability, limitScale);
  }
}
