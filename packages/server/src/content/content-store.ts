import type {
  EventDetails,
  EventStage,
  Flag,
  LegOutcome,
  LiveState,
  MapFacts,
  MatchStream,
  Names,
  PastMatch,
  Play,
  PlayStatus,
  VoidReason,
} from '@clutchline/contract';

import type { ResultFacts } from '../platform/records';

export interface NamedTeam {
  readonly teamId: number;
  readonly names: Names;
}

/** A match with two teams. Times in ms of business time. */
interface TeamMatch {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly stageId: number | null;
  readonly team1: NamedTeam;
  readonly team2: NamedTeam;
  readonly eventNames: Names;
  readonly stageNames: Names;
  readonly startTime: number;
  readonly bestOf: number;
}

/** Ended or void. */
export interface FinishedMatch extends TeamMatch {
  readonly endedAt: number;
  readonly winner: number | null;
  /** Maps won. */
  readonly score1: number;
  readonly score2: number;
  readonly voidReason: VoidReason | null;
  readonly corrections: number;
  /** Imported: no bets were offered. */
  readonly isHistory: boolean;
}

/** Null filters select everything. */
export interface ResultFilter {
  readonly gameTypeId: number | null;
  readonly eventId: number | null;
  readonly teamId: number | null;
  readonly isCorrected: boolean;
  /** End of the match, ms; `from` included, `to` excluded. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Last match of the page before. */
export interface ResultCursor {
  readonly endedAt: number;
  readonly gameId: number;
}

export interface MatchMaps {
  readonly source: string;
  readonly maps: readonly { readonly round: number; readonly facts: MapFacts }[];
}

export interface ResultPoint {
  readonly pointId: number;
  readonly pick: Play['points'][number]['pick'];
  readonly line: number | null;
  /** Last price in thousandths; null if it never had one, and for a pool. */
  readonly odd: number | null;
  /** Of a closed pool with stakes on the point, thousandths. */
  readonly closingOdds: string | null;
  readonly outcome: LegOutcome | null;
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
  readonly result: string | null;
  readonly rule: string | null;
  readonly source: string | null;
  readonly reason: string | null;
}

export interface ResultPlay {
  readonly play: Pick<Play, 'category_id' | 'round' | 'market' | 'group' | 'line'>;
  readonly playId: number;
  readonly status: PlayStatus;
  readonly names: Names | null;
  readonly points: readonly ResultPoint[];
}

export interface ResultRevision {
  /** 0 for the match. */
  readonly round: number;
  readonly revision: number;
  readonly factsBefore: ResultFacts | null;
  readonly facts: ResultFacts;
  readonly reason: string;
  readonly at: number;
}

export interface ScheduleFilter {
  readonly from: number;
  readonly to: number;
  readonly gameTypeId: number | null;
  readonly eventId: number | null;
  readonly teamId: number | null;
  /** Matches of any of these teams. */
  readonly teamIds?: readonly number[];
}

export interface ScheduledMatch extends TeamMatch {
  readonly originalStart: number | null;
  readonly isTimeConfirmed: boolean;
  readonly live: LiveState;
}

/** Counts between two bounds. */
export interface DayCount {
  readonly scheduled: number;
  readonly finished: number;
}

export interface DayFilter extends Pick<ScheduleFilter, 'gameTypeId' | 'eventId' | 'teamId'> {
  /** Ascending. */
  readonly bounds: readonly number[];
}

export interface Edition {
  readonly eventId: number;
  readonly season: number;
}

/** An edition with a bracket. */
export interface BracketSeason extends Edition {
  readonly gameTypeId: number;
  readonly eventNames: Names;
}

export interface ContentEvent {
  readonly eventId: number;
  readonly gameTypeId: number;
  readonly names: Names;
}

/** An event with what decides its place in the list. */
export interface EventSummary extends ContentEvent {
  /** Of the latest edition that began, or of the first to come; null without stages. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Of the venue of this edition. */
  readonly country: string | null;
  readonly liveMatches: number;
  /** Start of the next match, ms. */
  readonly nextMatchAt: number | null;
  readonly lastMatchAt: number | null;
}

/** Result of one match of a stage. */
export interface StageResult {
  readonly gameId: number;
  readonly stageId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly score1: number;
  readonly score2: number;
  readonly winner: number | null;
  readonly isVoid: boolean;
  readonly startTime: number;
  readonly endedAt: number;
}

/** A match of a stage that has not ended. */
export interface StageMatch {
  readonly gameId: number;
  readonly stageId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly startTime: number;
  readonly originalStart: number | null;
  readonly isTimeConfirmed: boolean;
  readonly isHidden: Flag;
}

export interface HistoryPlan {
  readonly since: number;
  readonly until: number;
}

export interface HistoryPart {
  readonly gameTypeId: number;
  readonly day: number;
}

export interface ImportedSlice extends HistoryPart {
  readonly stages: readonly EventStage[];
  readonly details: readonly EventDetails[];
  readonly matches: readonly PastMatch[];
}

/** A stream that the guard accepted. */
export interface FedStream extends MatchStream {
  readonly game_id: number;
}

export interface ContentStore {
  /** Newest first, at most `limit`. */
  results(filter: ResultFilter, after: ResultCursor | null, limit: number): Promise<FinishedMatch[]>;
  finished(gameIds: readonly number[]): Promise<FinishedMatch[]>;
  maps(gameId: number): Promise<MatchMaps | null>;
  /** Closing odds of pools in one currency. */
  resultPlays(gameId: number, currencyId: number): Promise<ResultPlay[]>;
  revisions(gameId: number): Promise<ResultRevision[]>;
  /** Matches that are neither over nor hidden, by start. */
  schedule(filter: ScheduleFilter, limit: number): Promise<ScheduledMatch[]>;
  /** A match that is not hidden, also after its end; null for an unknown one. */
  announced(gameId: number): Promise<ScheduledMatch | null>;
  /** Those that are neither over nor hidden. */
  scheduled(gameIds: readonly number[]): Promise<ScheduledMatch[]>;
  /** One entry for each period between two bounds. */
  dayCounts(filter: DayFilter): Promise<DayCount[]>;
  /** With slots that are planned within the period, in stages that end after `now`. */
  bracketSeasons(filter: ScheduleFilter, now: number): Promise<BracketSeason[]>;
  event(eventId: number): Promise<ContentEvent | null>;
  events(now: number): Promise<EventSummary[]>;
  team(teamId: number): Promise<NamedTeam | null>;
  teams(teamIds: readonly number[]): Promise<NamedTeam[]>;
  /** Editions with a stage that began by `now`, newest first, and the next one. */
  seasons(eventId: number): Promise<{ readonly season: number; readonly startsAt: number }[]>;
  /** By edition, in order. */
  stages(editions: readonly Edition[]): Promise<EventStage[]>;
  details(eventId: number, season: number): Promise<EventDetails | null>;
  /** Of a match that is not hidden. */
  streams(gameId: number): Promise<MatchStream[]>;
  /** Open outrights of an event. */
  outrights(eventId: number): Promise<number[]>;
  stageResults(stageIds: readonly number[]): Promise<StageResult[]>;
  stageMatches(stageIds: readonly number[]): Promise<StageMatch[]>;
  /** The stored plan, otherwise `wanted` is stored. */
  planImport(wanted: HistoryPlan): Promise<HistoryPlan>;
  importedParts(): Promise<HistoryPart[]>;
  /** Existing matches and results stay. Returns the number of stored matches. */
  importSlice(slice: ImportedSlice): Promise<number>;
}
