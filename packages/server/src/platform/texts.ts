import type { LangId, Names, Refusal } from '@clutchline/contract';

/** Inside service data; the HTTP adapter adds all others. */
export interface Texts {
  /** `limit` in whole units. */
  refusal(refusal: Refusal, lang: LangId, limit: string | null, leastLegs: number): string;
  /** Name of category 0 (GAMES-1). */
  allGames(): Names;
  /** Titles and descriptions for search engines. */
  page(key: PageKey, lang: LangId, names: PageNames): string;
  /** Words of calendar documents (CAL-2). */
  calendar(key: CalendarKey, lang: LangId, count: number): string;
}

/** Under `server.`. */
export type PageKey =
  | 'page_default_title'
  | 'page_default_about'
  | 'page_schedule_title'
  | 'page_schedule_about'
  | 'page_results_title'
  | 'page_results_about'
  | 'page_events_title'
  | 'page_events_about'
  | 'page_announcements_title'
  | 'page_match_title'
  | 'page_match_about'
  | 'page_event_about'
  | 'page_team_about';

/** Empty if a text has no such name. */
export interface PageNames {
  readonly team: string;
  readonly other: string;
  readonly event: string;
}

/** Under `server.`. */
export type CalendarKey = 'calendar_matches' | 'calendar_best_of' | 'calendar_unconfirmed';

/** Under `server.`. */
export type ReplyKey =
  | 'you_not_login_now'
  | 'session_ended'
  | 'session_replaced'
  | 'region_blocked'
  | 'bad_request'
  | 'forbidden_origin'
  | 'unknown_host'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'internal_error';

export interface ReplyTexts {
  server(sentence: ReplyKey, lang: LangId): string;
}
