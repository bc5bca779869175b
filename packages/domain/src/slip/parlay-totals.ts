import type { SlipItem } from '@clutchline/contract';

import { checkCombo, type ComboVerdict } from '../bets/check-combo';
import type { AmountLimits } from '../bets/check-stake';
import { combinedOdds, exceedsCombinedOdds } from '../bets/combined-odds';
import { possibleReturn } from '../bets/possible-return';
import { parseOdd } from '../odds/parse-odd';
import { itemProblem, judgeStake, problemOf, balanceProblem, type SlipProblem } from './slip-problem';
import { selectedItems, type SlipState } from './slip-state';

/** Limits of a combo: those of every bet and the highest combined odds in thousandths. */
export interface ParlayLimits extends AmountLimits {
  readonly maxOdds: number;
}

export interface ParlayInput {
  /** Decimals of the player's currency. */
  readonly decimals: number;
  /** Minor units; null for a signed-out player. */
  readonly balance: bigint | null;
  /** The stake as typed. */
  readonly stake: string;
  /** Null where they are not known yet. */
  readonly limits: ParlayLimits | null;
}

/** One leg of the combo. */
export interface ParlayLine {
  readonly item: SlipItem;
  readonly problem: SlipProblem | null;
}

/** The combo of a slip in figures. */
export interface ParlayTotals {
  readonly lines: readonly ParlayLine[];
  /** Combined odds with three decimals, "1.000" without legs. */
  readonly odds: string;
  /** Minor units; null where nothing, or no amount, was typed. */
  readonly stake: bigint | null;
  readonly possibleReturn: bigint;
  /** Why it cannot be placed; null where it can, or where there are no legs. */
  readonly problem: SlipProblem | null;
}

/** Sums up and judges the combo of a slip by the rules the server has (SLIP-5, SLIP-6, SLIP-8, SLIP-9). */
export function parlayTotals(slip: SlipState, input: ParlayInput): ParlayTotals {
  const items = selectedItems(slip, 'parlay');
  const verdict = checkCombo(items.map(comboLeg));
  const lines = items.map((item) => ({ item, problem: itemProblem(item, 'parlay') ?? comboProblem(item, verdict) }));
  const odds = items.map((item) => parseOdd(item.odd));
  const judged = judgeStake(input.stake, input.decimals, input.limits, odds);
  const stake = judged.stake ?? 0n;
  return {
    lines,
    odds: combinedOdds(odds),
    stake: judged.stake,
    possibleReturn: possibleReturn(stake, odds, input.limits?.maxPayout ?? null),
    problem:
      items.length === 0
        ? null
        : ((verdict === null ? null : problemOf(verdict.refusal)) ??
          lines.find(({ problem }) => problem !== null)?.problem ??
          oddsProblem(odds, input.limits) ??
          judged.problem ??
          balanceProblem(stake, input.balance)),
  };
}

function comboLeg({ game_id, play_info_id, shop_id, play }: SlipItem) {
  return { game_id, play_info_id, point_id: shop_id, no_parlay: play.no_parlay };
}

function comboProblem(item: SlipItem, verdict: ComboVerdict | null): SlipProblem | null {
  return verdict?.shop_ids.includes(item.shop_id) === true ? problemOf(verdict.refusal) : null;
}

function oddsProblem(odds: readonly number[], limits: ParlayLimits | null): SlipProblem | null {
  return limits !== null && exceedsCombinedOdds(odds, limits.maxOdds) ? problemOf('combined_odds_limit') : null;
}
