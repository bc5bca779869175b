import type { LedgerTransactionKind } from '../platform/records';

export type Listed = 'bets' | 'transactions';

/** Order of a list: by the database transaction, then by id. Rows of transactions that end later come later. */
export interface Position {
  readonly xid: string;
  readonly id: number;
}

/** Account without the id of the player. */
export interface ListedEntry {
  readonly account: string;
  /** The operator's id; null for other accounts. */
  readonly playerId: string | null;
  readonly currencyId: number;
  /** Minor units. */
  readonly amount: bigint;
}

export interface ListedTransaction extends Position {
  readonly kind: LedgerTransactionKind;
  readonly orderNo: string | null;
  readonly transferId: string | null;
  readonly at: number;
  readonly entries: readonly ListedEntry[];
}

export interface ListedBet extends Position {
  readonly orderNo: string;
  readonly playerId: string | null;
}

/** Sums of ledger entries, minor units. */
export interface DailySums {
  readonly currencyId: number;
  /** Null: legs of several games. */
  readonly gameTypeId: number | null;
  readonly market: string;
  /** Of auto chess the payments. */
  readonly bets: number;
  readonly turnover: bigint;
  readonly settledStakes: bigint;
  readonly returns: bigint;
  readonly openStakes: bigint;
}

export interface ReportingStore {
  /** Whether a page could have ended here. */
  isListed(listed: Listed, position: Position): Promise<boolean>;
  transactions(after: Position, most: number): Promise<ListedTransaction[]>;
  bets(after: Position, most: number): Promise<ListedBet[]>;
  /** Business time, `to` excluded. Without simulated players. */
  dailySums(from: number, to: number): Promise<DailySums[]>;
}
