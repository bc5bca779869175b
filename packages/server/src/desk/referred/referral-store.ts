import type { CategoryId } from '@clutchline/contract';
import type { ReferredBet } from '@clutchline/contract/desk';
import type { LimitRule } from '@clutchline/domain';

/** With the ids that the limits of its point follow from. */
export interface StoredLeg extends Omit<ReferredBet['legs'][number], 'cap'> {
  readonly event_id: number;
  readonly game_type_id: number;
  readonly category_id: CategoryId;
  readonly limit_scale: number;
}

export interface StoredReferral extends Omit<ReferredBet, 'legs' | 'player' | 'cost'> {
  readonly payable: string;
  readonly player_id: string;
  readonly legs: readonly StoredLeg[];
}

/** A referral with its account and what the limits of its player follow from. */
export interface ListedReferral {
  readonly accountId: number;
  /** By the operator's systems; thousandths. */
  readonly stakeFactor: number;
  /** Of the player alone. */
  readonly rules: readonly LimitRule[];
  readonly referral: StoredReferral;
}

export type PlayerRecord = Omit<ReferredBet['player'], 'player_id' | 'factor'>;

/** A referred bet as a re-offer is validated against it; odds in thousandths. */
export interface AskedBet {
  readonly stake: bigint;
  /** Lowest stake of its currency. */
  readonly currencyId: number;
  /** Current price of a single; null: a combo, or no price. */
  readonly present: number | null;
}

export interface TraderDecision {
  readonly orderNo: string;
  readonly kind: 'take' | 'refuse' | 'reoffer';
  /** Minor units. */
  readonly stake: bigint | null;
  /** Thousandths. */
  readonly odd: number | null;
  readonly operatorId: number;
  /** Business time and wall clock, ms. */
  readonly now: number;
  readonly wallNow: number;
}

export type DecisionOutcome = 'decided' | 'unknown_subject' | 'referral_over' | 'claimed';

export interface ClaimedBet {
  readonly operatorId: number;
  readonly name: string;
  readonly until: number;
}

export interface ReferralStore {
  /** Bets that were placed since, oldest first. @param now wall clock, ms */
  list(since: number, now: number, limit: number): Promise<ListedReferral[]>;
  /** Bets that were placed since and wait for a decision. */
  countWaiting(since: number): Promise<number>;
  /** In one currency, before this business time. */
  recordOf(accountId: number, currencyId: number, before: number): Promise<PlayerRecord>;
  /** Null: no such bet. */
  find(orderNo: string): Promise<AskedBet | null>;
  /** Whose claim is in force; null: no claim. @param now wall clock, ms */
  claimOf(orderNo: string, now: number): Promise<ClaimedBet | null>;
  /** No other operator decides the bet until then. False: another operator has claimed it, or it has ended. */
  claim(orderNo: string, operatorId: number, until: number, now: number): Promise<boolean>;
  answer(decision: TraderDecision): Promise<DecisionOutcome>;
}
