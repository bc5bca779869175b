/** A player's balance in minor units. */
export interface Wallet {
  readonly accountId: number;
  readonly currencyId: number;
  readonly balance: bigint;
  readonly nickname: string;
  /** Public id of the player: opaque, never changes. */
  readonly playerId: string;
}

/** One side of a ledger transaction. Account names are such as 'player:12' or 'house:stakes'. */
export interface LedgerEntry {
  readonly account: string;
  readonly currencyId: number;
  /** Minor units, never 0; positive credits the account. */
  readonly amount: bigint;
}

/** Entries that balance to 0 per currency, or the database refuses the commit (BET-9). */
export interface LedgerTransaction {
  readonly kind: 'demo-credit' | 'stake' | 'confirm' | 'reject' | 'settlement' | 'reversal' | 'swap' | 'pool-close';
  readonly orderNo: string | null;
  readonly at: number;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Invariants of the ledger at every commit: I1 to I7; R30, sealed rows are unchanged; R41, rows that decide what
 * players are owed, shown and protected by are as recorded.
 */
export type LedgerInvariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'R30' | 'R41';

/** A broken invariant, described for an operator. */
export interface LedgerFault {
  readonly invariant: LedgerInvariant;
  readonly detail: string;
}

export interface WalletStore {
  read(accountId: number): Promise<Wallet | null>;
  /**
   * Writes ledger transactions and updates the players' wallets by the same amounts. Returns ids in order. Fails, and
   * with it the whole transaction, if a balance would become negative.
   */
  post(transactions: readonly LedgerTransaction[]): Promise<number[]>;
  /** All broken invariants; empty if the ledger is consistent. */
  verify(): Promise<LedgerFault[]>;
}
