import type {
  EventDetails,
  EventStage,
  LiveView,
  MapFacts,
  MatchStream,
  Names,
  VoidReason,
} from '@clutchline/contract';
import type { Generated } from 'kysely';

import type { Json } from './column-kinds';

interface EventStages {
  id: number;
  event_id: number;
  season: number;
  position: number;
  names: Json<Names>;
  kind: EventStage['kind'];
  starts_at: number;
  ends_at: number;
  points: EventStage['points'];
  tie_breakers: Json<string[]>;
  match_count: number | null;
  teams: Json<EventStage['teams']>;
  slots: Json<EventStage['slots']>;
}

interface EventDetailsTable {
  event_id: number;
  season: number;
  details: Json<EventDetails>;
}

interface FinishedMatches {
  id: number;
  game_type_id: number;
  event_id: number;
  stage_id: number | null;
  team_id_1: number;
  team_id_2: number;
  stage_names: Json<Names>;
  start_time: number;
  ended_at: number;
  best_of: number;
  winner: number | null;
  score_1: number;
  score_2: number;
  void_reason: VoidReason | null;
  maps: Json<{ readonly round: number; readonly facts: MapFacts }[]>;
  source: string;
  is_history: boolean;
  corrections: Generated<number>;
}

interface HistoryImport {
  only_row: Generated<boolean>;
  since: number;
  until: number;
}

interface HistoryParts {
  game_type_id: number;
  day: number;
  matches: number;
}

interface LiveViews {
  game_id: number;
  round: number;
  at: number;
  view: Json<LiveView>;
}

interface Streams {
  game_id: number;
  platform: MatchStream['platform'];
  channel: string;
  lang: string;
  is_official: boolean;
  status: MatchStream['status'];
  delay_s: number | null;
}

interface Pins {
  event_id: number;
  game_id: number | null;
  until: number | null;
  pinned_by: string;
  pinned_at: number;
}

export interface ContentTables {
  event_details: EventDetailsTable;
  event_stages: EventStages;
  finished_matches: FinishedMatches;
  history_import: HistoryImport;
  history_parts: HistoryParts;
  live_views: LiveViews;
  pins: Pins;
  streams: Streams;
}
