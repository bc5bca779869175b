import type { PlayStatus } from '@clutchline/contract';
import type { RoundFacts, SceneEvent } from '@clutchline/domain/virtual-round';

/** Times: business ms. Hashes, seeds and salts: hex. */
export interface NewEpoch {
  readonly id: number;
  readonly anchor: string;
  /** `rounds` from this one on. */
  readonly first_round: number;
  readonly rounds: number;
  readonly tables_version: string;
  readonly tables_hash: string;
  readonly published_at: number;
  readonly salt_closes_at: number;
}

export interface StoredEpoch extends NewEpoch {
  /** Null until the salt is closed. */
  readonly salt: string | null;
  /** Its secret is lost. */
  readonly is_broken: boolean;
}

export interface FinishedRound {
  readonly id: number;
  readonly epoch: number;
  readonly commitment: string;
  readonly seed: string;
  readonly facts: RoundFacts;
  readonly scene_hash: string;
  /** False if it was finished after its time, because no server ran. */
  readonly was_live: boolean;
}

/** Its secret is lost, so it has no result. */
export interface VoidRound {
  readonly id: number;
  readonly epoch: number;
  readonly commitment: string;
}

export interface NewSaltLine {
  readonly accountId: number;
  readonly requestId: string;
  readonly line: string;
  readonly at: number;
}

export interface StoredSaltLine extends NewSaltLine {
  /** From 1. */
  readonly no: number;
  /** Salt as it would be without later lines. */
  readonly head: string;
}

export interface RefusedBets {
  readonly round: number;
  readonly pointId: number;
  readonly currencyId: number;
  readonly bets: number;
  /** Minor units. */
  readonly stake: bigint;
}

/** What refused bets would have become. */
export interface RefusalSum {
  readonly round: number;
  readonly currencyId: number;
  readonly wonBets: number;
  readonly wonStake: bigint;
  readonly lostBets: number;
  readonly lostStake: bigint;
}

export interface RoundStore {
  /** By an operator (DESK-22): no further round is offered. Stays so until the end of the transaction. */
  isStopped(): Promise<boolean>;
  /** By their first round. */
  epochs(): Promise<StoredEpoch[]>;
  /** Until the transaction ends, no other one publishes an epoch, adds a line or closes a salt. */
  lockEpochs(): Promise<void>;
  addEpoch(epoch: NewEpoch): Promise<void>;
  markBroken(epoch: number): Promise<void>;
  /** Of each epoch. */
  lineCounts(): Promise<ReadonlyMap<number, number>>;
  /** In their order. */
  lines(epoch: number): Promise<StoredSaltLine[]>;
  addLine(epoch: number, line: StoredSaltLine): Promise<void>;
  closeSalt(epoch: number, salt: string): Promise<void>;
  /** Latest finished round of the epoch; null before its first. */
  lastFinished(epoch: number): Promise<number | null>;
  /** Rounds that are finished already remain as they are. */
  addFinished(rounds: readonly FinishedRound[]): Promise<void>;
  /** Null until it is finished. */
  finished(round: number): Promise<FinishedRound | null>;
  /** Rounds with a result in [from, to], latest first. */
  finishedBetween(span: RoundSpan): Promise<FinishedRound[]>;
  /** Rounds in [from, to] that are over, void ones too, latest first. */
  overBetween(span: RoundSpan): Promise<(FinishedRound | VoidRound)[]>;
  countOver(span: Omit<RoundSpan, 'limit' | 'offset'>): Promise<number>;
  /** Places of the plays that operators voided, by round in [from, to]. */
  voidedPlays(from: number, to: number): Promise<ReadonlyMap<number, readonly number[]>>;
  addVoid(round: VoidRound): Promise<void>;
  /** Bets refused before the lock, by point and currency. */
  refusals(rounds: readonly number[]): Promise<RefusedBets[]>;
  addRefusalSums(sums: readonly RefusalSum[]): Promise<void>;
  /** Of rounds in [from, to], by currency. */
  refusalTotals(from: number, to: number): Promise<Omit<RefusalSum, 'round'>[]>;
  /** Rounds in [from, to] that have a match, in their order. */
  offered(from: number, to: number): Promise<number[]>;
  /** Latest round with a match but without an entry in the list of rounds; or null. */
  unfinishedOffer(): Promise<number | null>;
  /** Statuses of the plays of a round, in their order; none without a match. */
  playStatuses(round: number): Promise<PlayStatus[]>;
  /** Plays that take bets, or could again, of rounds up to `round`. */
  openRounds(round: number): Promise<number[]>;
  events(round: number): Promise<SceneEvent[]>;
  /** `from`: number of the first one. */
  addEvents(round: number, from: number, events: readonly SceneEvent[]): Promise<void>;
  /** Of rounds up to this one. */
  removeEvents(round: number): Promise<void>;
}

export interface RoundSpan {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
  readonly offset: number;
}
