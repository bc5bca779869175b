import type { DeskNames, GameStop, VirtualGame } from '@clutchline/contract/desk';

import type { OpenStakes } from '../sheets/sheet-store';

export interface StoredStop extends GameStop {
  readonly game: VirtualGame;
  readonly end_reason: string | null;
  readonly ended_by: string | null;
  readonly ended_at: number | null;
}

export interface StopChange {
  readonly game: VirtualGame;
  readonly reason: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
}

export interface OfferedRound {
  readonly round: number;
  readonly team_1: DeskNames;
  readonly team_2: DeskNames;
  readonly is_finished: boolean;
  readonly is_void: boolean;
}

/** Of one round and currency. Minor units. */
export interface RoundTickets {
  readonly round: number;
  readonly currencyId: number;
  readonly tickets: number;
  readonly openTickets: number;
  readonly stake: bigint;
  /** Of settled tickets, as `paid`, which has returned stakes too. */
  readonly settledStake: bigint;
  readonly paid: bigint;
}

export interface RoundRefusals {
  readonly round: number;
  readonly currencyId: number;
  readonly bets: number;
  readonly stake: bigint;
}

/** Payments of players in auto chess in one currency. Minor units. */
export interface CardMoney {
  readonly currencyId: number;
  readonly refreshes: number;
  readonly bought: number;
  readonly sold: number;
  readonly rents: number;
  readonly paid: bigint;
  readonly received: bigint;
}

export interface GameStore {
  /** Latest first. */
  stops(limit: number): Promise<StoredStop[]>;
  /** In force; null: none. */
  activeStop(game: VirtualGame): Promise<StoredStop | null>;
  /** False if the game is stopped already. Payments for cards and offers of rounds are entirely before it, or see it. */
  stop(change: StopChange): Promise<boolean>;
  /** The ended stop; null if this stop is not the one in force. */
  endStop(stopId: number, change: StopChange): Promise<StoredStop | null>;
  /** Accounts that have played auto chess, and were connected at this moment of the wall clock or later. */
  chessPlayersSince(at: number): Promise<number[]>;
  /** Business times as moments of the wall clock, in their order. */
  wallTimes(at: readonly number[]): Promise<number[]>;
  /** Latest first. */
  offeredRounds(limit: number): Promise<OfferedRound[]>;
  openStakes(round: number): Promise<OpenStakes[]>;
  tickets(rounds: readonly number[]): Promise<RoundTickets[]>;
  refusals(rounds: readonly number[]): Promise<RoundRefusals[]>;
  /** Since a business time. */
  cardMoney(since: number): Promise<CardMoney[]>;
}
