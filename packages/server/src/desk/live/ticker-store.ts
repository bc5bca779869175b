import type { TickerRow } from '@clutchline/contract/desk';

export interface TickerStretch {
  /** Exclusive end: id of a transaction of the database. */
  readonly until: string;
  /** Newest first. */
  readonly rows: readonly TickerRow[];
  /** With those beyond the limit. */
  readonly bets: number;
}

export interface TickerStore {
  /** Bets placed by the transaction `from` or a later one; null: the newest. */
  read(from: string | null, limit: number): Promise<TickerStretch>;
  /** As they are now. */
  statesOf(orderNos: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
