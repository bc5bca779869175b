import { ACCOUNT_REFERENCES } from './accounts';
import { ANALYSIS_CALLS, ANALYSIS_REFERENCES } from './analysis';
import { ANNOUNCEMENT_CALLS, ANNOUNCEMENT_REFERENCES } from './announcements';
import { BET_CALLS, FOUND_REFERENCES } from './bet-calls';
import { BET_REFERENCES } from './bets';
import { BROWSE_CALLS } from './browse-calls';
import { CALENDAR_CALLS, CALENDAR_REFERENCES } from './calendars';
import type { CallReferences } from './call-reference';
import { CHESS_CALLS } from './games/chess-calls';
import { CHESS_REFERENCES } from './games/chess';
import { CONTENT_CALLS } from './content-calls';
import { CONTENT_REFERENCES } from './content';
import type { SchemaReference } from './fields';
import { HOME_CALLS } from './home';
import { LIVE_VIEW_CALLS, LIVE_VIEW_REFERENCES } from './live-views';
import { MATCH_REFERENCES } from './matches';
import { LIMIT_REFERENCES, PLAYER_CALLS } from './player-calls';
import { PLAY_REFERENCES } from './plays';
import { POOL_REFERENCES } from './pools';
import { PUSH_REFERENCES } from './pushes';
import { KEY_REFERENCE } from './refusals';
import { ROUND_CALLS, ROUND_REFERENCES } from './games/rounds';
import { SPOILER_CALLS, SPOILER_REFERENCES } from './spoilers';
import { STREAM_CALLS, STREAM_REFERENCES } from './streams';

export type { AnyField, AnyFields, SchemaReference } from './fields';
export { OPERATOR_REFERENCES, OPERATOR_TEXTS } from './operator/operator-api';
export { WALLET_TEXTS } from './operator/wallet-calls';
export { WEBHOOK_TEXTS } from './operator/webhook-events';
export { REFUSAL_REFERENCE } from './refusals';

/** Descriptions and examples of all calls, for server and tools: browsers do not load them. */
export const CALL_REFERENCES: CallReferences = {
  ...BROWSE_CALLS,
  ...CONTENT_CALLS,
  ...ANALYSIS_CALLS,
  ...HOME_CALLS,
  ...LIVE_VIEW_CALLS,
  ...STREAM_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...CALENDAR_CALLS,
  ...SPOILER_CALLS,
  ...BET_CALLS,
  ...CHESS_CALLS,
  ...ROUND_CALLS,
  ...PLAYER_CALLS,
};

/** Calls by subject. */
export const CALL_GROUPS = {
  'Matches and markets': BROWSE_CALLS,
  'Schedule, results and events': CONTENT_CALLS,
  Analysis: ANALYSIS_CALLS,
  Home: HOME_CALLS,
  'Live views': LIVE_VIEW_CALLS,
  Streams: STREAM_CALLS,
  Announcements: ANNOUNCEMENT_CALLS,
  'Followed teams and calendars': CALENDAR_CALLS,
  'Spoiler-free mode': SPOILER_CALLS,
  Bets: BET_CALLS,
  'Auto chess': CHESS_CALLS,
  'Speed LOL': ROUND_CALLS,
  Player: PLAYER_CALLS,
} as const;

/** Of every request. */
export const LANG_REFERENCE = [
  'Language of texts in the answer (LANG-1): 1 zh-CN, 2 en-US, 3 zh-TW, 4 th-TH, 5 vi-VN, 6 in-ID, 7 ja-JP, 8 ko-KR.',
  2,
] as const;

/** Of the schemas that calls and pushes share. */
export const SCHEMA_REFERENCES: readonly SchemaReference[] = [
  KEY_REFERENCE,
  ...ACCOUNT_REFERENCES,
  ...MATCH_REFERENCES,
  ...PLAY_REFERENCES,
  ...CONTENT_REFERENCES,
  ...LIVE_VIEW_REFERENCES,
  ...ANALYSIS_REFERENCES,
  ...ANNOUNCEMENT_REFERENCES,
  ...CALENDAR_REFERENCES,
  ...SPOILER_REFERENCES,
  ...STREAM_REFERENCES,
  ...BET_REFERENCES,
  ...ROUND_REFERENCES,
  ...POOL_REFERENCES,
  ...FOUND_REFERENCES,
  ...LIMIT_REFERENCES,
  ...CHESS_REFERENCES,
  ...PUSH_REFERENCES,
];
