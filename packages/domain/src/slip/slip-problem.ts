import { POINT_STATUS, type Refusal, type SlipItem } from '@clutchline/contract';

import { checkStake, type StakeLimits } from '../bets/check-stake';
import { referableRefusal } from '../bets/refer-bet';
import { parseStakeInput } from './parse-stake-input';
import type { SlipKind } from './slip-state';

/** Closed union: a missing text does not compile. */
export type SlipRefusal =
  | Extract<
      Refusal,
      | 'suspended'
      | 'bet_closed'
      | 'no_combo'
      | 'one_per_match'
      | 'correlated'
      | 'bet_invalid'
      | 'duplicate_selection'
      | 'min_legs'
      | 'orders_limit_15'
      | 'combined_odds_limit'
      | 'amount_format'
      | 'amount_low'
      | 'amount_high'
      | 'day_limit'
      | 'match_limit'
      | 'market_limit'
      | 'payout_limit'
      | 'insufficient_balance'
    >
  | 'stake_missing'
  | 'amount_not_number'
  | 'amount_negative'
  | 'sign_in';

/** `limit`: allowed amount in minor units; null if the refusal concerns no amount. */
export interface SlipProblem {
  readonly refusal: SlipRefusal;
  readonly limit: bigint | null;
  readonly count?: number;
}

export interface ValidatedStake {
  readonly stake: bigint | null;
  readonly problem: SlipProblem | null;
}

export function problemOf(refusal: SlipRefusal): SlipProblem {
  return { refusal, limit: null };
}

/** Hidden, suspended, or highlighted in a combo (SLIP-6, PUSH-2, PUSH-3). */
export function itemProblem(item: SlipItem, kind: SlipKind): SlipProblem | null {
  if (item.is_hide === 1) return problemOf('bet_closed');
  if (item.status === POINT_STATUS.closed) return problemOf('suspended');
  return kind === 'parlay' && item.play.no_parlay === 1 ? problemOf('no_combo') : null;
}

/**
 * Validates a typed stake (SLIP-8); returns the total, minor units.
 *
 * @param limits null while unknown: only invalid input is refused.
 * @param combinationCount combinations if the amount is per combination, else 1 (SLIP-7).
 */
export function validateStake(
  text: string,
  decimals: number,
  limits: StakeLimits | null,
  combinationCount = 1,
): ValidatedStake {
  if (text.trim() === '') return { stake: null, problem: problemOf('stake_missing') };
  const typed = parseStakeInput(text, decimals);
  if (typed === null) return { stake: null, problem: problemOf(refusalOfText(text)) };
  const stake = typed * BigInt(combinationCount);
  if (limits === null) return { stake, problem: stake > 0n ? null : problemOf('amount_low') };
  if (limits.isReferable === true && referableRefusal(stake, limits, 'single') !== null)
    return { stake, problem: null };
  const violation = checkStake(stake, limits);
  return { stake, problem: violation === null ? null : { refusal: violation.refusal, limit: violation.limit } };
}

function refusalOfText(text: string): SlipRefusal {
  const plain = text.trim();
  if (/^[-−–]\s*[\d.,]/.test(plain)) return 'amount_negative';
  if (/^\d{13,}([.,]\d*)?$/.test(plain)) return 'amount_high';
  return /^\d+[.,]\d+$/.test(plain) ? 'amount_format' : 'amount_not_number';
}

/** SLIP-9. Null balance: signed out. */
export function balanceProblem(stake: bigint, balance: bigint | null): SlipProblem | null {
  if (balance === null) return problemOf('sign_in');
  return stake > balance ? { refusal: 'insufficient_balance', limit: balance } : null;
}
