import type { Refusal } from '@clutchline/contract';
import type { WalletMovement } from '@clutchline/contract/operator';

export interface WalletOwner {
  readonly accountId: number;
  readonly currencyId: number;
  /** The operator's id. */
  readonly playerId: string;
}

export interface OpenDebit {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly amount: bigint;
}

export type DebitOutcome = 'taken' | 'refused' | 'unknown';

/** A debit that the operator's wallet has taken. */
export interface TakenDebit {
  readonly orderNo: string;
  readonly accountId: number;
  /** Minor units. */
  readonly balance: bigint;
  /** The bet may be accepted as soon as it is funded. */
  readonly isPrompt: boolean;
}

export interface DebitEnd {
  readonly orderNo: string;
  readonly outcome: DebitOutcome;
  readonly transactionId: number;
}

export interface Delivery extends WalletOwner {
  readonly number: number;
  readonly movementId: string;
  readonly kind: 'rollback' | 'credit' | 'collect';
  readonly orderNo: string | null;
  readonly amount: bigint;
  readonly attempts: number;
  /** Real time since it was queued. */
  readonly ageMs: number;
}

export interface BetState {
  readonly orderNo: string;
  readonly receiveStatus: 0 | 1 | 2;
  readonly rejectReason: Refusal | null;
}

export interface PresentQuery {
  readonly accountId: number;
  readonly orderNos: readonly string[];
}

export interface PresentState {
  /** What players see: 0 if the operator's wallet reported less. */
  readonly balance: bigint;
  readonly bets: readonly BetState[];
}

/** As the list of the operator should have it. */
export interface OwnMovement extends WalletMovement {
  /** Ms since 1970. */
  readonly at: number;
  /** Not decided or delivered yet: the list of the operator may have it or not. */
  readonly isOpen: boolean;
}

export interface SeamlessStore {
  /** Of a new database; false if it has the other kind of wallets. */
  declareMode(isSeamless: boolean): Promise<boolean>;
  ownerOf(accountId: number): Promise<WalletOwner | null>;
  presentOf(query: PresentQuery): Promise<PresentState>;
  /** Payouts that the operator's wallet has not acknowledged. */
  hasOpenCredits(accountId: number): Promise<boolean>;
  /**
   * One transaction for all: records the debits, and accepts the prompt bets whose market has not changed since they were placed. Returns
   * the order numbers of the debits that it has decided; the others need `lockDebits`.
   */
  recordDebits(debits: readonly TakenDebit[], at: number): Promise<ReadonlySet<string>>;
  /**
   * Until the commit; without those that are decided.
   *
   * @param locksMs longest wait of the transaction for each of its locks; null: without limit.
   */
  lockDebits(orderNos: readonly string[], locksMs: number | null): Promise<OpenDebit[]>;
  /** Also stores what the operator's wallet reported, by account, and locks these wallets in order. */
  endDebits(ends: readonly DebitEnd[], balances: ReadonlyMap<number, bigint>): Promise<void>;
  /** Debits without an answer for longer than a process waits for one. */
  lostDebits(olderThanMs: number, most: number): Promise<string[]>;
  addRollbacks(debits: readonly OpenDebit[]): Promise<void>;
  /** The first open one of each bet. */
  due(most: number): Promise<Delivery[]>;
  /** Until the commit; false if it has ended. */
  lockDelivery(number: number): Promise<boolean>;
  endDelivery(number: number, outcome: 'done' | 'refused', transactionId: number | null): Promise<void>;
  postponeDelivery(number: number, waitMs: number, failure: string): Promise<void>;
  /** Until the commit. */
  lockDebt(accountId: number): Promise<bigint>;
  /** Players whose balance was never read. */
  withoutBalance(most: number): Promise<WalletOwner[]>;
  /** Sent, taken back or delivered in this time, ms since 1970, `to` excluded. */
  movements(from: number, to: number): Promise<OwnMovement[]>;
}
