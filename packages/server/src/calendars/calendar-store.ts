import type { CalendarScope, LangId, Names } from '@clutchline/contract';

export interface CalendarFeed {
  readonly id: number;
  readonly name: string;
  readonly scope: CalendarScope;
  readonly reminder: 0 | 15 | 60;
  readonly lang: LangId;
  /** Wall clock, ms. */
  readonly createdAt: number;
}

export interface NewCalendarFeed extends Omit<CalendarFeed, 'id'> {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** A feed as its address finds it. */
export interface AddressedFeed extends CalendarFeed {
  readonly accountId: number;
  readonly isRevoked: boolean;
}

/** A match in a calendar, without anything of its course. Times in ms of business time. */
export interface CalendarMatch {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly team1: Names;
  readonly team2: Names;
  readonly eventNames: Names;
  readonly stageNames: Names;
  readonly gameNames: Names;
  readonly startTime: number;
  readonly bestOf: number;
  readonly isConfirmed: boolean;
  readonly isCancelled: boolean;
  readonly revision: number;
  readonly changedAt: number;
}

export type MatchSelection = CalendarScope | { readonly kind: 'match'; readonly game_id: number };

export interface CalendarPeriod {
  readonly from: number;
  readonly to: number;
  /** Cancelled matches whose last change is older are left out. */
  readonly cancelledSince: number;
  readonly limit: number;
}

export interface TeamChange {
  readonly team_id: number;
  readonly is_followed: 0 | 1;
}

export interface CalendarStore {
  followed(accountId: number): Promise<number[]>;
  /** In order; unknown teams and those above `max` are skipped or refuse the whole. Needs a transaction. */
  follow(
    accountId: number,
    changes: readonly TeamChange[],
    options: { readonly max: number; readonly skipsUnknown: boolean },
  ): Promise<'done' | 'unknown' | 'limit'>;
  /** Null: `max` feeds exist. Needs a transaction. */
  create(feed: NewCalendarFeed, max: number): Promise<CalendarFeed | null>;
  list(accountId: number): Promise<CalendarFeed[]>;
  revoke(accountId: number, id: number, at: number): Promise<void>;
  byToken(tokenHash: string): Promise<AddressedFeed | null>;
  /** Names of a team, event or game; null if it is unknown. */
  nameOf(scope: Exclude<CalendarScope, { kind: 'followed' }>): Promise<Names | null>;
  /** Changes with every change that the document of these matches shows, except of names. */
  stateOf(selection: MatchSelection, period: CalendarPeriod, accountId: number | null): Promise<string>;
  /** By start; `accountId` for followed teams. */
  matches(selection: MatchSelection, period: CalendarPeriod, accountId: number | null): Promise<CalendarMatch[]>;
}
