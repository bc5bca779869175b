import type { CalendarScope, LangId } from '@clutchline/contract';
import type { GeneratedAlways } from 'kysely';

import type { Json } from './column-kinds';

interface FollowedTeams {
  account_id: number;
  team_id: number;
}

interface CalendarFeeds {
  id: GeneratedAlways<number>;
  account_id: number;
  token_hash: string;
  name: string;
  scope: Json<CalendarScope>;
  reminder: 0 | 15 | 60;
  lang: LangId;
  created_at: number;
  revoked_at: number | null;
}

export interface CalendarTables {
  followed_teams: FollowedTeams;
  calendar_feeds: CalendarFeeds;
}
