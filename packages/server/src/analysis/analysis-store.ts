import type { CategoryId, MapFacts } from '@clutchline/contract';
import type { CountedMaps, UnsettledPlay } from '@clutchline/domain';

import type { FinishedMatch } from '../content';

/** The match that is analysed; also one of the imported history. */
export interface AnalysedSubject {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  /** Ms of business time. */
  readonly startTime: number;
  readonly bestOf: number;
}

export interface SampleMatch extends FinishedMatch {
  /** Empty for a meeting. */
  readonly maps: readonly { readonly round: number; readonly facts: MapFacts }[];
}

/** Newest first. */
export interface Samples {
  readonly team1: readonly SampleMatch[];
  readonly team2: readonly SampleMatch[];
  readonly meetings: readonly SampleMatch[];
}

export interface PlayOnSale extends UnsettledPlay {
  readonly play_id: number;
  readonly category_id: CategoryId;
}

/** What is counted per map: kills or rounds, or quarters of a minute. */
export type CountKind = 'points' | 'length';

/** Days since 1970 UTC; `to` is excluded. */
export interface CountPeriod {
  readonly gameTypeId: number;
  /** Null: all events of the game. */
  readonly eventId: number | null;
  readonly from: number;
  readonly to: number;
}

export interface PriceStep {
  readonly pointId: number;
  /** Business time, ms. */
  readonly at: number;
  /** Thousandths. */
  readonly odd: number;
}

export interface AnalysisStore {
  /** Null for an unknown or hidden match, and for an outright. */
  subject(gameId: number): Promise<AnalysedSubject | null>;
  /** Matches that ended before `until` with a result. */
  samples(subject: AnalysedSubject, until: number): Promise<Samples>;
  /** Open and suspended plays that are shown, by map and id, without champion and special ones. */
  playsOnSale(gameId: number): Promise<PlayOnSale[]>;
  counts(kind: CountKind, period: CountPeriod): Promise<CountedMaps[]>;
  /** Oldest first. */
  priceSteps(playId: number): Promise<PriceStep[]>;
  /** Prices that moved since the last step of their point, if that is at least `gap` ms old. Returns their number. */
  storePriceSteps(now: number, gap: number): Promise<number>;
  /** Steps before `until` of plays that are no longer on sale. Returns their number. */
  deletePriceSteps(until: number): Promise<number>;
}
