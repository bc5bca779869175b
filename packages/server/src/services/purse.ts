import type { StakedSums } from '../ports/bet-store';
import type { Wallet } from '../ports/wallet-store';
import { leftOf, limitsOf, type Limits } from './limits-of';

/** What a player may still stake while the bets of one request are judged one after the other. Minor units. */
export class Purse {
  readonly limits: Limits;
  readonly currencyId: number;
  readonly #matches: Map<number, bigint>;
  #balance: bigint;
  #day: bigint;

  constructor(wallet: Wallet, staked: StakedSums) {
    this.limits = limitsOf(wallet.currencyId);
    this.currencyId = wallet.currencyId;
    this.#balance = wallet.balance;
    this.#day = staked.day;
    this.#matches = new Map(staked.matches);
  }

  get balance(): bigint {
    return this.#balance;
  }

  get dayLeft(): bigint {
    return leftOf(this.limits.day, this.#day);
  }

  /** The least that is left on any of these matches. */
  matchLeft(gameIds: readonly number[]): bigint {
    const used = gameIds.map((gameId) => this.#matches.get(gameId) ?? 0n);
    return leftOf(
      this.limits.match,
      used.reduce((most, amount) => (amount > most ? amount : most), 0n),
    );
  }

  /** A stake on these matches is taken. */
  spend(stake: bigint, gameIds: readonly number[]): void {
    this.#balance -= stake;
    this.#day += stake;
    for (const gameId of gameIds) this.#matches.set(gameId, (this.#matches.get(gameId) ?? 0n) + stake);
  }
}
