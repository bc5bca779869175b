import type { BetHistoryItem, Flag, OutrightFacts } from '@clutchline/contract';
import type { Generated, GeneratedAlways } from 'kysely';

import type { LegRecord, ResultFacts } from '../../platform/records';
import type { Json, Money, NullableJson } from './column-kinds';

interface OutrightResults {
  game_id: number;
  facts: Json<OutrightFacts>;
  source: string;
}

interface ResultRevisions {
  game_id: number;
  round: number;
  revision: number;
  facts_before: NullableJson<ResultFacts>;
  facts: Json<ResultFacts>;
  reason: string;
  approved_by: string[];
  at: number;
}

interface Settlements {
  order_no: string;
  revision: Generated<number>;
  is_cancel: Flag;
  prize_status: BetHistoryItem['prize_status'];
  legs: Json<readonly LegRecord[]>;
  source: string;
  reason: string | null;
  reversal_id: number | null;
  rules: string[];
  settlement_odds: string;
  payout: Money;
  transaction_id: number;
  at: number;
}

interface Notices {
  id: GeneratedAlways<number>;
  account_id: number;
  order_no: string;
  kind: 'resettled_late';
  at: number;
}

interface PoolClosings {
  play_id: number;
  currency_id: number;
  revision: number;
  is_refund: boolean;
  at: number;
  takeout: number;
  tickets: number;
  gross: Money;
  takeout_amount: Money;
  breakage: Money;
  paid: Money;
  refunded: Money;
  transaction_id: number | null;
  reversal_id: number | null;
}

interface PoolDividends {
  play_id: number;
  currency_id: number;
  revision: number;
  point_id: number;
  stakes: Money;
  odds: number | null;
}

export interface SettlementTables {
  settlements: Settlements;
  outright_results: OutrightResults;
  result_revisions: ResultRevisions;
  notices: Notices;
  pool_closings: PoolClosings;
  pool_dividends: PoolDividends;
}
