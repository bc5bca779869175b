import type { RoundFacts } from '@clutchline/domain/virtual-round';

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

export interface RoundStore {
  /** By their first round. */
  epochs(): Promise<StoredEpoch[]>;
  /** Until the transaction ends, no other one publishes an epoch, adds a line or closes a salt. */
  lockEpochs(): Promise<void>;
  addEpoch(epoch: NewEpoch, secret: Uint8Array): Promise<void>;
  /** For the leader alone, which must not log or publish it; null if it is lost. */
  secretOf(epoch: number): Promise<Uint8Array | null>;
  markBroken(epoch: number): Promise<void>;
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
}
