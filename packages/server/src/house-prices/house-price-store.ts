import type { CategoryId, MarketCode, MatchStatus, PlayStatus } from '@clutchline/contract';

import type { ChangedPoint } from '../catalogue';

/** Why the server ended a bias. */
export type BiasEnd = 'faded' | 'over' | 'feed' | 'map' | 'live' | 'closed';

/** Moments are of the database, ms. */
export interface HouseBias {
  readonly pointId: number;
  /** Millionths. */
  readonly logOdds: number;
  readonly setAt: number;
  /** 0: it does not fade. */
  readonly fadeMs: number;
  /** Of a bias that does not fade; null: until it is taken off. */
  readonly endsAt: number | null;
  /** {@link fairShare} of the pick when it was set. */
  readonly feedShare: number;
  /** {@link HousePlay.phase} when it was set. */
  readonly phase: MatchPhase;
}

/** Whether the match has begun, and its score in maps. */
export type MatchPhase = readonly [hasBegun: number, score1: number, score2: number];

export interface HousePoint {
  readonly pointId: number;
  /** Of the feed; null: never priced. */
  readonly feedOdd: number | null;
  /** Whether the feed has a price now. */
  readonly isPriced: boolean;
  /** For players: the last price if it is not offered. */
  readonly odd: number | null;
  readonly isOffered: boolean;
}

/** A play with what its traders set last. */
export interface HousePlay {
  readonly playId: number;
  readonly gameId: number;
  readonly status: PlayStatus;
  readonly categoryId: CategoryId;
  readonly market: MarketCode;
  /** Map; 0: the whole match. */
  readonly round: number;
  readonly matchKind: 'match' | 'outright' | 'virtual';
  readonly matchStatus: MatchStatus;
  readonly phase: MatchPhase;
  readonly points: readonly HousePoint[];
  /** 0: never priced by a trader. */
  readonly version: number;
  readonly bias: HouseBias | null;
  /** Thousandths; null: as the feed has. */
  readonly margin: number | null;
  /** Null: the server, or no change yet. Names are for the desk alone. */
  readonly setBy: string | null;
  readonly setAt: number | null;
  readonly ended: BiasEnd | null;
  /** Of the database when it was read. */
  readonly now: number;
}

export interface NewHouseRule {
  readonly playId: number;
  /** That it replaces. */
  readonly version: number;
  readonly bias: HouseBias | null;
  readonly margin: number | null;
  /** An operator, or why the server ended it. */
  readonly by: { readonly operatorId: number } | { readonly ended: BiasEnd };
}

export interface HousePriceStore {
  ofMatch(gameId: number): Promise<HousePlay[]>;
  inForce(): Promise<HousePlay[]>;
  /** Locked until the end of the transaction, in the order of a placement. */
  hold(playIds: readonly number[]): Promise<HousePlay[]>;
  store(rule: NewHouseRule): Promise<void>;
  /** Of held plays; null: the feed's. */
  write(odds: ReadonlyMap<number, number | null>): Promise<ChangedPoint[]>;
}
