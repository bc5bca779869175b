/** A wallet: what a player has, in minor units of its currency. */
export interface Wallet {
  readonly accountId: number;
  readonly currencyId: number;
  readonly balance: bigint;
  readonly nickname: string;
  /** How the player is named outside: opaque, and never changed. */
  readonly playerId: string;
}

/** One side of a ledger transaction. Accounts are names such as 'player:12' or 'house:stakes'. */
export interface LedgerEntry {
  readonly account: string;
  readonly currencyId: number;
  /** Minor units; positive adds to the account. Never 0. */
  readonly amount: bigint;
}

/** Entries that belong together; per currency they add up to 0, or the database refuses the commit (BET-9). */
export interface LedgerTransaction {
  readonly kind: 'demo-credit' | 'stake' | 'confirm' | 'reject' | 'settlement' | 'reversal' | 'swap' | 'pool-close';
  readonly orderNo: string | null;
  readonly at: number;
  readonly entries: readonly LedgerEntry[];
}

/**
 * What holds of the books at every commit: I1 to I7, R30 that what was sealed is as it was, and R41 that what decides what
 * players are owed, shown and protected by is as it was recorded.
 */
export type LedgerInvariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'R30' | 'R41';

/** A broken invariant of the books, in words for an operator. */
export interface LedgerFault {
  readonly invariant: LedgerInvariant;
  readonly detail: string;
}

export interface WalletStore {
  read(accountId: number): Promise<Wallet | null>;
  /**
   * Writes ledger transactions and moves the wallets of the players in them by the same amounts. Answers their ids in
   * order. Fails, so that the whole transaction fails, where a wallet would fall below zero.
   */
  post(transactions: readonly LedgerTransaction[]): Promise<number[]>;
  /** Everything that is wrong with the books; empty when all is well. */
  verify(): Promise<LedgerFault[]>;
}
