import type { Flag, MatchStatus, PlayStatus } from '@clutchline/contract';

import type { PlacementAnswer } from '../placement';

export interface SwapSide {
  readonly pointId: number;
  readonly version: number;
  readonly isDecided: boolean;
  /** Not suspended itself. */
  readonly isOffered: boolean;
}

export interface SwapTicket {
  readonly orderNo: string;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly isPool: boolean;
  /** Confirmed, not settled, not swapped. */
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
  readonly feedAgeMs: number | null;
  /** After the locks. */
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
  /** With the moved stake, in thousandths. */
  readonly odd: number;
  /** Database clock in ms. */
  readonly acceptUntil: number;
}

export interface SwapStore {
  /** Locks like a placement. */
  lockTicket(accountId: number, orderNo: string): Promise<SwapTicket | null>;
  /** After the money. @throws LateCommit */
  record(swap: Swap, stakeTransactionId: number): Promise<void>;
}
