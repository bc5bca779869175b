import type { Flag, MatchStatus, PlayStatus } from '@clutchline/contract';

import type { PlacementAnswer } from '../placement';

/** Odds in thousandths. */
export interface SwapSide {
  readonly pointId: number;
  readonly odd: number;
  readonly version: number;
  readonly isDecided: boolean;
  /** Has a price and is not suspended itself. */
  readonly isOffered: boolean;
}

/** Money in minor units. */
export interface SwapTicket {
  readonly orderNo: string;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly isPool: boolean;
  /** Confirmed, not settled and not swapped. */
  readonly isOpen: boolean;
  readonly legs: number;
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly playStatus: PlayStatus;
  readonly playHide: Flag;
  readonly matchStatus: MatchStatus;
  readonly matchHide: Flag;
  readonly startTime: number;
  /** In ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  /** Database clock in ms, after the locks. */
  readonly databaseNow: number;
  readonly sides: readonly SwapSide[];
}

export interface Swap {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  readonly ticket: SwapTicket;
  readonly to: SwapSide;
  readonly orderNo: string;
  /** In wire format. */
  readonly odds: string;
  /** Database clock in ms. */
  readonly acceptUntil: number;
}

export interface SwapStore {
  /** Locks match, play and points as a placement does; null if unknown. */
  lockTicket(accountId: number, orderNo: string): Promise<SwapTicket | null>;
  /**
   * After the money has moved.
   *
   * @throws LateCommit after `acceptUntil`.
   */
  record(swap: Swap, stakeTransactionId: number): Promise<void>;
}
