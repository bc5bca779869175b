import type { Ending, TakenWallet } from '../ports/settlement-store';

/**
 * What corrections take back and payouts repay, bet by bet in the order they are written (R7). A correction takes from
 * the balance what is there and the rest is owed; a payout repays what is owed first.
 */
export class Debts {
  readonly #wallets: Map<number, { balance: bigint; debt: bigint }>;

  /** @param wallets null where nobody of the batch owes and nothing is taken back. */
  constructor(wallets: readonly TakenWallet[] | null) {
    this.#wallets = new Map(wallets?.map(({ accountId, balance, debt }) => [accountId, { balance, debt }]));
  }

  /** @param before what the bet paid so far, which goes back first; `payout` is what it pays now. Minor units. */
  move(accountId: number, before: bigint, payout: bigint): Pick<Ending, 'owed' | 'repaid'> {
    const wallet = this.#wallets.get(accountId);
    if (wallet === undefined) return { owed: 0n, repaid: 0n };
    const given = least(wallet.balance, before);
    const owed = before - given;
    const repaid = least(wallet.debt + owed, payout);
    wallet.balance += payout - repaid - given;
    wallet.debt += owed - repaid;
    return { owed, repaid };
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
