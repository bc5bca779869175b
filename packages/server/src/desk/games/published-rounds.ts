import type { RoundPhase } from '@clutchline/domain/virtual-round';

interface PublishedRound {
  readonly kind: 'round';
  readonly round: number;
  /** '20261122-417'. */
  readonly number: string;
  readonly epoch: number;
  readonly phase: RoundPhase;
  /** First business ms of the next phase. */
  readonly endsAt: number;
  readonly commitment: string;
}

interface NoRound {
  readonly kind: 'paused';
  readonly reason: 'no_epoch' | 'broken' | 'late';
}

/** Times: business ms. */
export interface PublishedEpoch {
  readonly id: number;
  readonly anchor: string;
  /** `rounds` from this one on. */
  readonly first_round: number;
  readonly rounds: number;
  readonly published_at: number;
  readonly salt_closes_at: number;
  /** Null until the salt is closed. */
  readonly salt: string | null;
  readonly is_broken: boolean;
}

/** What Speed LOL publishes of its rounds and seeds; the desk has no right to more. */
export interface PublishedRounds {
  /** @param at business ms. */
  current(at: number): Promise<PublishedRound | NoRound>;
  epochs(): Promise<PublishedEpoch[]>;
  /** Lines of the salt of each epoch. */
  lineCounts(): Promise<ReadonlyMap<number, number>>;
}
