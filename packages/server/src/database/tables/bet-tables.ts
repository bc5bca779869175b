import type {
  AcceptPreference,
  BetHistoryItem,
  CategoryId,
  Flag,
  LegOutcome,
  Refusal,
  VoidReason,
} from '@clutchline/contract';
import type { MarketMove, ReferableRefusal } from '@clutchline/domain';
import type { Generated } from 'kysely';

import type { CallResponse } from '../../platform/calls';
import type { Json, Money } from './column-kinds';

interface Placements {
  account_id: number;
  request_id: string;
  body_hash: string;
  /** Null: abandoned before it arrived. */
  answer: Json<CallResponse<'playMore'>> | null;
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
  sizes: Generated<number[]>;
  lines: Generated<number>;
  accept: Generated<AcceptPreference>;
  is_pool: Generated<boolean>;
  held_until: number | null;
  moved_by: MarketMove | null;
  reject_reason: Refusal | null;
  revision: Generated<number>;
  swapped_to: string | null;
  swapped_from: string | null;
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
  dead_heat: Generated<number>;
  account_id: number;
  closing_odd: number | null;
  decision: Generated<number>;
  source: string | null;
}

interface BetReferrals {
  order_no: string;
  refusal: ReferableRefusal;
  is_live: boolean;
  at: number;
  delay_until: number;
  claimed_by: number | null;
  claimed_until: number | null;
}

interface ReferralDecisions {
  order_no: string;
  kind: 'take' | 'reoffer' | 'refuse';
  stake: Money | null;
  odd: number | null;
  decided_by: number;
  decided_at: number;
}

interface BetOffers {
  order_no: string;
  account_id: number;
  currency_id: number;
  stake: Money;
  odds: number[];
  at: number;
  until: number;
  moved_by: MarketMove | null;
  state: Generated<'open' | 'accepted' | 'declined' | 'ended'>;
  accepted_as: string | null;
  ended_at: number | null;
}

export interface BetTables {
  placements: Placements;
  bets: Bets;
  bet_legs: BetLegs;
  bet_referrals: BetReferrals;
  referral_decisions: ReferralDecisions;
  bet_offers: BetOffers;
}
