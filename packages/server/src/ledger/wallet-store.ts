import type { LedgerTransactionKind } from '../platform/records';

export interface Wallet {
  readonly accountId: number;
  readonly currencyId: number;
  readonly balance: bigint;
  readonly nickname: string;
  /** Opaque, never changes. */
  readonly playerId: string;
}

/** Such as 'player:12', 'house:stakes'. */
export interface LedgerEntry {
  readonly account: string;
  readonly currencyId: number;
  /** Never 0; credits are positive. */
  readonly amount: bigint;
}

/** Sums to 0 per currency, else the commit fails (BET-9). */
export interface LedgerTransaction {
  readonly kind: LedgerTransactionKind;
  readonly orderNo: string | null;
  readonly at: number;
  readonly entries: readonly LedgerEntry[];
}

/** I: sums and states; R30: seals; R41: records. */
export type LedgerInvariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I9' | 'I10' | 'I11' | 'R30' | 'R41';

export interface LedgerFault {
  readonly invariant: LedgerInvariant;
  readonly detail: string;
}

export interface WalletStore {
  read(accountId: number): Promise<Wallet | null>;
  /** By account: what the operator's wallet reported last; players see it. Locks in order of account. */
  setOperatorBalances(balances: ReadonlyMap<number, bigint>): Promise<void>;
  /** Ids in order. No balance may become negative. */
  post(transactions: readonly LedgerTransaction[]): Promise<number[]>;
  verify(): Promise<LedgerFault[]>;
}
