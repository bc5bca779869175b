import type { Names } from '@clutchline/contract';
import type { LimitIndex, LimitRule } from '@clutchline/domain';

/** SLIP-8. */
export interface Limits {
  readonly min: bigint;
  readonly maxSingle: bigint;
  readonly maxParlay: bigint;
  readonly day: bigint;
  readonly match: bigint;
  readonly payout: bigint;
  readonly liability: bigint;
  readonly maxOdds: number;
  /** SLIP-5. */
  readonly leastLegs: number;
}

/** Rules of all players and settings of the house, as of a version (DESK-11). */
export interface LimitBook {
  readonly version: number;
  readonly rules: LimitIndex;
  /** Those that were set. */
  readonly currencies: ReadonlyMap<number, Limits>;
  /** Those that were set, ms of business time by game type. */
  readonly delays: ReadonlyMap<number, number>;
}

/** What a placement is validated by. */
export interface PlacementLimits {
  readonly book: LimitBook;
  /** Rules of the player. */
  readonly own: readonly LimitRule[];
  /** Version that the rules of the player were read at; the commit compares it. */
  readonly version: number;
  /** Database time, ms, which decides whether a rule has ended. */
  readonly at: number;
}

/** What is in force for every player. */
export interface HouseTerms {
  readonly book: LimitBook;
  /** Of new pools, thousandths; null: not set. */
  readonly takeout: number | null;
  /** By id. */
  readonly games: readonly { readonly id: number; readonly names: Names }[];
  /** Database time, ms. */
  readonly at: number;
}

export interface HouseTermsStore {
  current(): Promise<HouseTerms>;
}
