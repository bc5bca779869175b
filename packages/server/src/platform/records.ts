import type { Change, LegOutcome, MapFacts, MatchFacts, OutrightFacts, VoidReason } from '@clutchline/contract';

export type LedgerTransactionKind =
  | 'demo-credit'
  | 'stake'
  | 'confirm'
  | 'reject'
  | 'settlement'
  | 'reversal'
  | 'swap'
  | 'pool-close'
  | 'deposit'
  | 'withdrawal'
  | 'adjustment'
  | 'chess-refresh'
  | 'chess-slot'
  | 'chess-buy'
  | 'chess-sell'
  | 'chess-direct'
  | 'wallet-fund'
  | 'wallet-unfund'
  | 'wallet-debit'
  | 'wallet-payout'
  | 'wallet-credit'
  | 'wallet-collect';

/** `urgent`: before the next tick. */
export interface MatchChange {
  readonly change: Change;
  readonly inList: boolean;
  readonly urgent: boolean;
}

export interface SuspendedPlay {
  readonly gameId: number;
  readonly playId: number;
  readonly inList: boolean;
}

/** In commit order per match and player (R23). */
export type OutboxEvent =
  | { readonly kind: 'match'; readonly gameId: number; readonly changes: readonly MatchChange[] }
  /** Plays of many matches at once, each suspended as a whole. */
  | { readonly kind: 'suspended'; readonly plays: readonly SuspendedPlay[] }
  /** Announcements were published, changed or withdrawn. */
  | { readonly kind: 'news' }
  /** Sessions of the account were ended; their push connections are closed. */
  | { readonly kind: 'sessions'; readonly accountId: number }
  /** The publisher reads the current state. */
  | {
      readonly kind: 'player';
      readonly accountId: number;
      readonly orderNos: readonly string[];
      /** Its auto chess has changed. */
      readonly hasChess?: true | undefined;
    };

export type ResultFacts = MapFacts | MatchFacts | OutrightFacts;

export interface LegRecord {
  readonly position: number;
  readonly odd: number;
  readonly outcome: LegOutcome;
  readonly void_reason: VoidReason | null;
  readonly dead_heat: number;
  readonly closing_odd: number | null;
  readonly result: string | null;
  readonly rule: string | null;
}
