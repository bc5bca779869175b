/** In minor units. */
export interface Wallet {
  readonly accountId: number;
  readonly currencyId: number;
  readonly balance: bigint;
  readonly nickname: string;
  /** Public id: opaque, never changes. */
  readonly playerId: string;
}

/** Account such as 'player:12' or 'house:stakes'. */
export interface LedgerEntry {
  readonly account: string;
  readonly currencyId: number;
  /** Minor units, never 0; positive credits. */
  readonly amount: bigint;
}

/** Entries balance to 0 per currency, or the database refuses the commit (BET-9). */
export interface LedgerTransaction {
  readonly kind: 'demo-credit' | 'stake' | 'confirm' | 'reject' | 'settlement' | 'reversal' | 'swap' | 'pool-close';
  readonly orderNo: string | null;
  readonly at: number;
  readonly entries: readonly LedgerEntry[];
}

/** I1 to I7: sums and states; R30: sealed rows are unchanged; R41: other rows are as recorded. */
export type LedgerInvariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'R30' | 'R41';

export interface LedgerFault {
  readonly invariant: LedgerInvariant;
  readonly detail: string;
}

export interface WalletStore {
  read(accountId: number): Promise<Wallet | null>;
  /** Updates the players' wallets and returns ids in order. Fails if a balance would become negative. */
  post(transactions: readonly LedgerTransaction[]): Promise<number[]>;
  /** Empty if the ledger is consistent. */
  verify(): Promise<LedgerFault[]>;
}
