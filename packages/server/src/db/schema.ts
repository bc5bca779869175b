import type {
  BetHistoryItem,
  CategoryId,
  Flag,
  LangId,
  LegOutcome,
  MapFacts,
  MarketCode,
  MarketGroup,
  MatchFacts,
  MatchStatus,
  Names,
  Pick,
  PlayStatus,
  VoidReason,
} from '@clutchline/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

import type { PlacementAnswer } from '../ports/placement-store';

/** Money goes in as bigint and comes out as bigint (column-types.ts). */
type Money = bigint;
type Json<T extends object> = JSONColumnType<T>;
type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>;

interface Accounts {
  id: GeneratedAlways<number>;
  username: string;
  password_hash: string;
  nickname: string;
  currency_id: number;
  lang: LangId;
  created_at: number;
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

interface Wallets {
  account_id: number;
  currency_id: number;
  balance: Generated<Money>;
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
}

interface LedgerTransactions {
  id: GeneratedAlways<number>;
  kind: 'demo-credit' | 'stake' | 'settlement';
  order_no: string | null;
  at: number;
}

interface LedgerEntries {
  transaction_id: number;
  account: string;
  currency_id: number;
  amount: Money;
}

interface Named {
  id: number;
  names: Json<Names>;
}

interface Events extends Named {
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
  status: Generated<MatchStatus>;
  is_hide: Generated<Flag>;
  round: Generated<number>;
  score_1: Generated<number>;
  score_2: Generated<number>;
  round_score_1: Generated<number>;
  round_score_2: Generated<number>;
  clock_s: number | null;
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
}

interface Points {
  id: number;
  play_id: number;
  game_id: number;
  position: number;
  pick: Json<Pick>;
  line: number | null;
  odd: number;
  version: Generated<number>;
  outcome: LegOutcome | null;
  void_reason: VoidReason | null;
  result: string | null;
  rule: string | null;
}

interface MapResults {
  game_id: number;
  round: number;
  facts: Json<MapFacts>;
  source: string;
}

interface MatchResults {
  game_id: number;
  facts: Json<MatchFacts>;
  source: string;
}

interface MatchVoids {
  game_id: number;
  reason: VoidReason;
  source: string;
}

interface Favourites {
  account_id: number;
  game_id: number;
}

interface Placements {
  account_id: number;
  request_id: string;
  body_hash: string;
  answer: Json<PlacementAnswer>;
  at: number;
}

interface Bets {
  order_no: string;
  account_id: number;
  request_id: string;
  kind: BetHistoryItem['kind'];
  currency_id: number;
  stake: Money;
  odds: string;
  cap: Money;
  bet_time: number;
  stake_transaction_id: number;
  is_cancel: Generated<Flag>;
  receive_status: Generated<BetHistoryItem['receive_status']>;
  prize_status: Generated<BetHistoryItem['prize_status']>;
  settle_time: number | null;
  settlement_odds: string | null;
  payout: Money | null;
}

interface BetLegs {
  order_no: string;
  position: number;
  point_id: number;
  play_id: number;
  game_id: number;
  category_id: CategoryId;
  odd: number;
  version: number;
  outcome: Generated<LegOutcome>;
  void_reason: VoidReason | null;
  result: string | null;
  rule: string | null;
}

interface Settlements {
  order_no: string;
  revision: Generated<number>;
  rules: string[];
  settlement_odds: string;
  payout: Money;
  transaction_id: number;
  at: number;
}

/** The tables as the migrations make them. */
export interface Schema {
  accounts: Accounts;
  sessions: Sessions;
  wallets: Wallets;
  feed_state: FeedStateTable;
  feed_progress: FeedProgress;
  ledger_transactions: LedgerTransactions;
  ledger_entries: LedgerEntries;
  game_types: Named;
  events: Events;
  teams: Named;
  matches: Matches;
  plays: Plays;
  points: Points;
  map_results: MapResults;
  match_results: MatchResults;
  match_voids: MatchVoids;
  favourites: Favourites;
  placements: Placements;
  bets: Bets;
  bet_legs: BetLegs;
  settlements: Settlements;
}
