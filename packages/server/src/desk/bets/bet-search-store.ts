import type { LedgerTransactionKind } from '../../platform/records';

export interface BetQuery {
  /** Order number, request id, id or name of a player, or id of a match; empty: all. */
  readonly text: string;
  /** Order numbers, which begin with the time: inclusive and exclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly limit: number;
}

export interface LedgerRow {
  readonly transactionId: number;
  readonly kind: LedgerTransactionKind;
  readonly at: number;
  readonly entries: readonly { readonly account: string; readonly currency_id: number; readonly amount: string }[];
  /** Null: not sealed yet. */
  readonly seal: number | null;
}

export interface CoveringSeal {
  readonly number: number;
  readonly day: string;
  readonly at: number;
  readonly head: string;
}

export interface PriceNow {
  readonly pointId: number;
  /** Of the leg. */
  readonly version: number;
  readonly odd: number | null;
  readonly versionNow: number;
  /** Newest first. */
  readonly steps: readonly { readonly at: number; readonly odd: number; readonly version: number }[];
}

export interface BetSearchStore {
  /** Order numbers, newest first. */
  find(query: BetQuery): Promise<string[]>;
  /** Of accounts. */
  playerIds(accountIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  storedAnswer(accountId: number, requestId: string): Promise<unknown>;
  ledgerOf(orderNo: string): Promise<LedgerRow[]>;
  seals(numbers: readonly number[]): Promise<CoveringSeal[]>;
  /** In the order of the legs. */
  pricesOf(orderNo: string): Promise<PriceNow[]>;
}
