import type {
  CategoryId,
  Flag,
  LangId,
  LegOutcome,
  MapFacts,
  MarketCode,
  MarketGroup,
  Match,
  MatchFacts,
  MatchStatus,
  Names,
  PickCode,
  PlayStatus,
  VoidReason,
} from '@clutchline/contract';
import type { Generated, GeneratedAlways } from 'kysely';

import type { Json, Money, NullableJson } from './column-kinds';
import type { AnalysisTables } from './analysis-tables';
import type { AnnouncementTables } from './announcement-tables';
import type { BetTables } from './bet-tables';
import type { CalendarTables } from './calendar-tables';
import type { ChessTables } from './chess-tables';
import type { ContentTables } from './content-tables';
import type { DeskTables } from './desk-tables';
import type { LedgerTables } from './ledger-tables';
import type { LimitTables } from './limit-tables';
import type { OperatorTables } from './operator-tables';
import type { OutboxTables, ProcessTables, Quarantine } from './process-tables';
import type { RoundTables } from './round-tables';
import type { SearchTables } from './search-tables';
import type { SeamlessTables } from './seamless-tables';
import type { SettlementTables } from './settlement-tables';
import type { SpoilerTables } from './spoiler-tables';
import type { WebhookTables } from './webhook-tables';

interface Accounts {
  id: GeneratedAlways<number>;
  username: string;
  password_hash: string;
  nickname: string;
  currency_id: number;
  lang: LangId;
  created_at: number;
  time_zone: Generated<string>;
  player_id: GeneratedAlways<string>;
}

interface SimulatedAccounts {
  account_id: number;
}

interface Sessions {
  token_hash: string;
  account_id: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  ended_at: number | null;
  ended_by: 'signed_out' | 'replaced' | null;
}

interface FeedStateTable {
  only_row: Generated<boolean>;
  fingerprint: string;
  anchor_virtual: number;
  anchor_wall: number;
  speed: number;
}

interface FeedProgress {
  only_row: Generated<boolean>;
  fed_until: number;
  fed_at: Generated<string>;
}

interface Named {
  id: number;
  names: Json<Names>;
}

interface GameTypes extends Named {
  stopped: Generated<boolean>;
}

interface HouseNamed extends Named {
  /** Under names of the house; null: `names` are the feed's. */
  feed_names: NullableJson<Names>;
  house_names: NullableJson<Partial<Names>>;
}

interface Events extends HouseNamed {
  game_type_id: number;
}

interface Matches {
  id: number;
  game_type_id: number;
  event_id: number;
  team_id_1: number;
  team_id_2: number;
  stage_names: Json<Names>;
  start_time: number;
  best_of: number;
  kind: Generated<Match['kind']>;
  status: Generated<MatchStatus>;
  is_hide: Generated<Flag>;
  round: Generated<number>;
  score_1: Generated<number>;
  score_2: Generated<number>;
  round_score_1: Generated<number>;
  round_score_2: Generated<number>;
  clock_s: number | null;
  ended_at: number | null;
  stage_id: number | null;
  original_start: number | null;
  time_confirmed: Generated<boolean>;
  schedule_rev: Generated<number>;
  schedule_changed_at: number | null;
}

interface Plays {
  id: number;
  game_id: number;
  category_id: CategoryId;
  round: number;
  market: MarketCode;
  market_group: MarketGroup;
  line: number | null;
  is_main: Flag;
  no_parlay: Flag;
  names: NullableJson<Names>;
  descs: NullableJson<Names>;
  status: Generated<PlayStatus>;
  is_hide: Generated<Flag>;
  settled_at: number | null;
  in_list: GeneratedAlways<boolean>;
  takeout: number | null;
  limit_scale: Generated<number>;
  guarded: 1 | 2 | null;
  desk_locks: GeneratedAlways<number>;
  feed_status: GeneratedAlways<1 | 2 | null>;
  best_of: GeneratedAlways<number>;
  started_at: number | null;
  closed_xid: GeneratedAlways<string | null>;
}

interface Points {
  id: number;
  play_id: number;
  game_id: number;
  position: number;
  pick: Json<PickCode>;
  line: number | null;
  odd: number | null;
  priced: Generated<boolean>;
  suspended: Generated<boolean>;
  version: Generated<number>;
  outcome: LegOutcome | null;
  void_reason: VoidReason | null;
  result: string | null;
  rule: string | null;
  dead_heat: Generated<number>;
  decision: Generated<number>;
  source: string | null;
  reason: string | null;
}

interface MapResults {
  game_id: number;
  round: number;
  facts: Json<MapFacts>;
  source: string;
}

interface PlayVoids {
  play_id: number;
  game_id: number;
  reason: VoidReason;
  source: string;
}

interface MatchResults {
  game_id: number;
  facts: Json<MatchFacts>;
  source: string;
  ended_at: number | null;
}

interface MatchVoids {
  game_id: number;
  reason: VoidReason;
  source: string;
  ended_at: number | null;
}

interface Favourites {
  account_id: number;
  game_id: number;
}

interface PlayerLimits {
  account_id: number;
  kind: 'day_stake' | 'day_loss' | 'session_minutes';
  value: Money | null;
  pending_value: Money | null;
  pending_from: number | null;
}

interface PlayerBreaks {
  account_id: number;
  kind: 'time_out' | 'exclusion';
  until: number;
}

interface RealityChecks {
  account_id: number;
  minutes: 15 | 30 | 60;
  day_start: number;
  seen_ms: number;
}

interface RegionDecisions {
  id: GeneratedAlways<number>;
  account_id: number;
  request_id: string;
  network: string | null;
  country: string | null;
  allowed: boolean;
  at: number;
}

interface Exposures {
  point_id: number;
  currency_id: number;
  slot: number;
  budget: Money;
  amount: Generated<Money>;
}

export interface Schema
  extends
    AnalysisTables,
    AnnouncementTables,
    BetTables,
    CalendarTables,
    ChessTables,
    ContentTables,
    DeskTables,
    LimitTables,
    LedgerTables,
    OperatorTables,
    OutboxTables,
    ProcessTables,
    RoundTables,
    SearchTables,
    SeamlessTables,
    SettlementTables,
    SpoilerTables,
    WebhookTables {
  accounts: Accounts;
  simulated_accounts: SimulatedAccounts;
  sessions: Sessions;
  feed_state: FeedStateTable;
  feed_progress: FeedProgress;
  game_types: GameTypes;
  events: Events;
  teams: HouseNamed;
  matches: Matches;
  plays: Plays;
  points: Points;
  map_results: MapResults;
  match_results: MatchResults;
  match_voids: MatchVoids;
  play_voids: PlayVoids;
  favourites: Favourites;
  player_limits: PlayerLimits;
  player_breaks: PlayerBreaks;
  reality_checks: RealityChecks;
  exposures: Exposures;
  quarantine: Quarantine;
  region_decisions: RegionDecisions;
}
