import type { Flag, MatchStatus, PlayStatus } from '@clutchline/contract';

import type { PlacementAnswer } from './placement-store';

/** A point of the ticket's play. Odds in thousandths. */
export interface SwapSide {
  readonly pointId: number;
  readonly odd: number;
  readonly version: number;
  readonly isDecided: boolean;
  /** It has a price and is not suspended itself. */
  readonly isOffered: boolean;
}

/** A ticket with everything that validates a swap. Money in minor units. */
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
  /** Age of the feed in ms of real time; null before the first snapshot. */
  readonly feedAgeMs: number | null;
  /** All points of the play. */
  readonly sides: readonly SwapSide[];
}

/** A swap to write: the old ticket ends and its stake moves to the new one. */
export interface Swap {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  readonly ticket: SwapTicket;
  readonly to: SwapSide;
  readonly orderNo: string;
  /** Odds of the new ticket in wire format. */
  readonly odds: string;
}

export interface SwapStore {
  /** The ticket, locked with its match, play and points as in a placement; null if the player has no such ticket. */
  lockTicket(accountId: number, orderNo: string): Promise<SwapTicket | null>;
  /** Writes both tickets; `stakeTransactionId` has moved the money. */
  record(swap: Swap, stakeTransactionId: number): Promise<void>;
}
