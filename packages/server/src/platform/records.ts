import type { Change, LegOutcome, MapFacts, MatchFacts, OutrightFacts, VoidReason } from '@clutchline/contract';

/** `inList`: also to the list stream; `urgent`: at once instead of at the next tick. */
export interface MatchChange {
  readonly change: Change;
  readonly inList: boolean;
  readonly urgent: boolean;
}

/** An outbox event (R23); in commit order per match and player. */
export type OutboxEvent =
  | { readonly kind: 'match'; readonly gameId: number; readonly changes: readonly MatchChange[] }
  /** Bets and balance changed; the publisher reads the current state. */
  | { readonly kind: 'player'; readonly accountId: number; readonly orderNos: readonly string[] };

/** Facts of a result, as stored. */
export type ResultFacts = MapFacts | MatchFacts | OutrightFacts;

/** Leg of a settlement, in wire terms. */
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
