import type { CategoryId, EventDetails, MarketCode } from '@clutchline/contract';

/** An open pool. Money in minor units by currency id. */
export interface TopPool {
  readonly playId: number;
  readonly gameId: number;
  readonly categoryId: CategoryId;
  readonly round: number;
  readonly market: MarketCode;
  readonly tickets: number;
  readonly stakes: Readonly<Record<string, string>>;
}

export interface EventCount {
  readonly eventId: number;
  readonly count: number;
}

export interface EventTier {
  readonly eventId: number;
  readonly tier: EventDetails['tier'];
}

export interface HomeStore {
  followed(accountId: number): Promise<number[]>;
  /** Of the edition that is played at `now`, else the last one that began. */
  tiers(now: number): Promise<EventTier[]>;
  /** Distinct players with a bet since `since`, on matches that are not over or ended since then. */
  bettors(since: number): Promise<EventCount[]>;
  ownBets(accountId: number, since: number): Promise<EventCount[]>;
  /** Open pools with tickets, most tickets first. */
  topPools(limit: number): Promise<TopPool[]>;
}
