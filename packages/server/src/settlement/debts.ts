import type { BetSettlement, LockedWallet } from './settlement-store';

/**
 * Debts of a batch, bet by bet in write order (R7). A correction takes back what the balance holds and records the rest
 * as debt; a payout first repays debt.
 */
export class Debts {
  readonly #wallets: Map<number, { balance: bigint; debt: bigint }>;

  /** @param wallets null if no player has a debt and nothing is taken back. */
  constructor(wallets: readonly LockedWallet[] | null) {
    this.#wallets = new Map(wallets?.map(({ accountId, balance, debt }) => [accountId, { balance, debt }]));
  }

  /** @param before previous payout, taken back first; `payout` is the new one. Minor units. */
  applyPayout(accountId: number, before: bigint, payout: bigint): Pick<BetSettlement, 'owed' | 'repaid'> {
    const wallet = this.#wallets.get(accountId);
    if (wallet === undefined) return { owed: 0n, repaid: 0n };
    const returned = least(wallet.balance, before);
    const owed = before - returned;
    const repaid = least(wallet.debt + owed, payout);
    wallet.balance += payout - repaid - returned;
    wallet.debt += owed - repaid;
    return { owed, repaid };
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
