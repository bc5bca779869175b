import { CATEGORY, type SlipItem } from '@clutchline/contract';

import { COMBO_MIN } from '../bets/bet-counts';
import { checkCombo, type ComboViolation } from '../bets/check-combo';
import type { AmountLimits } from '../bets/check-stake';
import { combinedOdds, exceedsCombinedOdds } from '../bets/combined-odds';
import type { ComboLeg } from '../bets/combo-leg';
import { leastReturn, possibleReturn } from '../bets/possible-return';
import { countCombinations } from '../bets/combination-count';
import { itemProblem, validateStake, problemOf, balanceProblem, type SlipProblem } from './slip-problem';
import { selectedOdd } from './selected-odd';
import { selectedItems, type SlipState } from './slip-state';

/** Combined odds, thousandths. */
export interface ParlayLimits extends AmountLimits {
  readonly maxOdds: number;
  readonly leastLegs: number;
}

export interface ParlayTerms {
  /** Legs per combination, ascending; default: all. */
  readonly sizes?: readonly number[] | undefined;
  readonly per?: 'unit' | 'total' | undefined;
}

export interface ParlayInput extends ParlayTerms {
  readonly decimals: number;
  readonly balance: bigint | null;
  readonly stake: string;
  /** Null while unknown: a combo then needs three legs. */
  readonly limits: ParlayLimits | null;
}

export interface ParlayLeg {
  readonly item: SlipItem;
  readonly problem: SlipProblem | null;
}

/** Figures and refusals of the combo. */
export interface ParlayTotals {
  readonly legs: readonly ParlayLeg[];
  readonly combinationCount: number;
  /** Mean over combinations, three decimals; "1.000" without legs. */
  readonly odds: string;
  /** Minor units; null if empty or invalid. */
  readonly stake: bigint | null;
  readonly possibleReturn: bigint;
  /** If any combination wins, minor units. */
  readonly leastReturn: bigint;
  /** Null if it can be placed or has no legs. */
  readonly problem: SlipProblem | null;
}

/**
 * Computes and validates the combo by the server's rules (SLIP-5 to SLIP-9). If some sizes do not fit, the figures use
 * those that do, or all legs.
 */
export function parlayTotals(slip: SlipState, input: ParlayInput): ParlayTotals {
  const items = selectedItems(slip, 'parlay');
  const leastLegs = input.limits?.leastLegs ?? COMBO_MIN;
  const violation = checkCombo(items.map(comboLeg), { sizes: input.sizes, leastLegs });
  const legs = items.map((item) => ({ item, problem: itemProblem(item, 'parlay') ?? comboProblem(item, violation) }));
  const odds = items.map(selectedOdd);
  const sizes = fittingSizes(items.length, input.sizes);
  const { validated, ...figures } = figuresOf(odds, sizes, input);
  const problem =
    violation === null
      ? (firstProblem(legs) ?? oddsProblem(odds, sizes, input.limits) ?? validated.problem)
      : numberProblem(violation, leastLegs);
  return {
    legs,
    ...figures,
    problem: items.length === 0 ? null : (problem ?? balanceProblem(validated.stake ?? 0n, input.balance)),
  };
}

function figuresOf(odds: readonly number[], sizes: readonly number[], input: ParlayInput) {
  const combinations = countCombinations(odds.length, sizes);
  const limits = input.limits && { ...input.limits, odds, sizes };
  const validated = validateStake(input.stake, input.decimals, limits, input.per === 'unit' ? combinations : 1);
  const stake = validated.stake ?? 0n;
  const cap = limits?.maxPayout ?? null;
  return {
    validated,
    combinationCount: odds.length === 0 ? 0 : combinations,
    odds: combinedOdds(odds, sizes),
    stake: validated.stake,
    possibleReturn: possibleReturn(stake, odds, cap, sizes),
    leastReturn: leastReturn(stake, odds, cap, sizes),
  };
}

function firstProblem(legs: readonly ParlayLeg[]): SlipProblem | null {
  return legs.find(({ problem }) => problem !== null)?.problem ?? null;
}

function oddsProblem(
  odds: readonly number[],
  sizes: readonly number[],
  limits: ParlayLimits | null,
): SlipProblem | null {
  const isAbove = limits !== null && exceedsCombinedOdds(odds, limits.maxOdds, sizes);
  return isAbove ? problemOf('combined_odds_limit') : null;
}

function fittingSizes(count: number, sizes: readonly number[] = []): readonly number[] {
  const fitting = sizes.filter((size) => size <= count);
  return fitting.length === 0 ? [count] : fitting;
}

function comboLeg({ game_id, play_info_id, shop_id, match, play, pick }: SlipItem): ComboLeg {
  return {
    game_id,
    play_info_id,
    point_id: shop_id,
    no_parlay: play.no_parlay,
    sides: {
      event_id: match.event_id,
      team_ids: [match.team_id_1, match.team_id_2],
      start_time: match.start_time,
      team_id: pick.kind === 'team' || pick.kind === 'runner' ? pick.team_id : null,
      is_champion: play.category_id === CATEGORY.champion_bet,
    },
  };
}

function numberProblem({ refusal }: ComboViolation, leastLegs: number): SlipProblem {
  return refusal === 'min_legs' ? { refusal, limit: null, count: leastLegs } : problemOf(refusal);
}

function comboProblem(item: SlipItem, violation: ComboViolation | null): SlipProblem | null {
  return violation?.shop_ids.includes(item.shop_id) === true ? problemOf(violation.refusal) : null;
}
