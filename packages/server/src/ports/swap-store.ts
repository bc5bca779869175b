import type { Flag, MatchStatus, PlayStatus } from '@clutchline/contract';

import type { PlacementAnswer } from './placement-store';

/** A side of the play a ticket is on. Odds in thousandths. */
export interface SwapSide {
  readonly pointId: number;
  readonly odd: number;
  readonly version: number;
  readonly isDecided: boolean;
  /** It has a price and is not suspended by itself. */
  readonly isOffered: boolean;
}

/** A player's ticket with everything a swap is judged by. Money in minor units. */
export interface SwapTicket {
  readonly orderNo: string;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly isPool: boolean;
  /** It is confirmed and neither settled nor swapped. */
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
  /** Age of the feed in ms of real time; null before its first image. */
  readonly feedAgeMs: number | null;
  /** All points of the play. */
  readonly sides: readonly SwapSide[];
}

/** A swap to be written: the old ticket ends, the new one takes its stake over. */
export interface Swap {
  readonly accountId: number;
  readonly requestId: string;
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
  readonly at: number;
  readonly ticket: SwapTicket;
  readonly to: SwapSide;
  readonly orderNo: string;
  /** Odds of the new ticket as the wire shows them. */
  readonly odds: string;
}

export interface SwapStore {
  /** The ticket, locked with its match, play and points, as a placement holds them; null where it is none of the player's. */
  lockTicket(accountId: number, orderNo: string): Promise<SwapTicket | null>;
  /** Writes both tickets; the money has moved by `stakeTransactionId`. */
  record(swap: Swap, stakeTransactionId: number): Promise<void>;
}
