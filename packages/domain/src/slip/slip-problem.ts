import { POINT_STATUS, type Refusal, type SlipItem } from '@clutchline/contract';

import { checkStake, type StakeLimits } from '../bets/check-stake';
import { parseStakeInput } from './parse-stake-input';
import type { SlipKind } from './slip-state';

/** Why the slip would not place something: a closed union, so that no text can be missing. */
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
  | 'sign_in';

/** A refusal with the amount in minor units that would be allowed; null where it is no matter of amount. */
export interface SlipProblem {
  readonly refusal: SlipRefusal;
  readonly limit: bigint | null;
  /** Of `min_legs`: how many legs a combo needs. */
  readonly count?: number;
}

/** A typed stake, read and judged. */
export interface JudgedStake {
  /** Minor units; null where nothing, or no amount, was typed. */
  readonly stake: bigint | null;
  readonly problem: SlipProblem | null;
}

/** A refusal that is no matter of amount. */
export function problemOf(refusal: SlipRefusal): SlipProblem {
  return { refusal, limit: null };
}

/** Why an item cannot be bet on as it stands: hidden, suspended, or highlighted in a combo (SLIP-6, PUSH-2, PUSH-3). */
export function itemProblem(item: SlipItem, kind: SlipKind): SlipProblem | null {
  if (item.is_hide === 1) return problemOf('bet_closed');
  if (item.status === POINT_STATUS.closed) return problemOf('suspended');
  return kind === 'parlay' && item.play.no_parlay === 1 ? problemOf('no_combo') : null;
}

/**
 * Reads a typed stake and holds it against the limits (SLIP-8).
 *
 * @param limits null where they are not known yet: only what is no stake at all is refused then.
 * @param lines how often the typed amount is staked: 1, or the number of lines where it is the stake of each (SLIP-7).
 * @returns the stake of all lines together.
 */
export function judgeStake(text: string, decimals: number, limits: StakeLimits | null, lines = 1): JudgedStake {
  if (text.trim() === '') return { stake: null, problem: problemOf('stake_missing') };
  const typed = parseStakeInput(text, decimals);
  if (typed === null) return { stake: null, problem: problemOf('amount_format') };
  const stake = typed * BigInt(lines);
  if (limits === null) return { stake, problem: stake > 0n ? null : problemOf('amount_low') };
  const verdict = checkStake(stake, limits);
  return { stake, problem: verdict === null ? null : { refusal: verdict.refusal, limit: verdict.limit } };
}

/** Whether the balance takes a stake (SLIP-9): null for a signed-out player, who is asked to sign in. */
export function balanceProblem(stake: bigint, balance: bigint | null): SlipProblem | null {
  if (balance === null) return problemOf('sign_in');
  return stake > balance ? { refusal: 'insufficient_balance', limit: balance } : null;
}
