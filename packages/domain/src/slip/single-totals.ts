import type { SlipItem } from '@clutchline/contract';

import type { AmountLimits } from '../bets/check-stake';
import { possibleReturn } from '../bets/possible-return';
import type { Pool } from '../pools/close-pool';
import { indicativeOdds } from '../pools/indicative-odds';
import { parseOdd } from '../odds/parse-odd';
import { itemProblem, judgeStake, balanceProblem, type SlipProblem } from './slip-problem';
import { selectedItems, type SlipState } from './slip-state';

export interface SingleInput {
  /** Decimals of the player's currency. */
  readonly decimals: number;
  /** Minor units; null for a signed-out player. */
  readonly balance: bigint | null;
  /** Stakes as typed, by `shop_id`. */
  readonly stakes: ReadonlyMap<number, string>;
  /** Limits by `shop_id`, as far as they are known. */
  readonly limits: ReadonlyMap<number, AmountLimits>;
  /** The pools that items are bets on, by `shop_id`, in minor units of the same currency, as far as they are known. */
  readonly pools?: ReadonlyMap<number, Pool> | undefined;
}

/** One single of the slip. */
export interface SingleLine {
  readonly item: SlipItem;
  /** Minor units; null where nothing, or no amount, was typed. */
  readonly stake: bigint | null;
  /** Minor units, 0 without a stake. Of a bet on a pool as if it closed now with this stake in it (BET-2). */
  readonly possibleReturn: bigint;
  readonly problem: SlipProblem | null;
}

/** The singles of a slip in figures. */
export interface SingleTotals {
  readonly lines: readonly SingleLine[];
  /** The lines that can be placed; the others do not stand in their way. */
  readonly placeable: readonly SingleLine[];
  /** Of the placeable lines, minor units. */
  readonly stake: bigint;
  readonly possibleReturn: bigint;
  /** Why nothing can be placed; null where it can, or where there is nothing. */
  readonly problem: SlipProblem | null;
}

/** Sums up and judges the singles of a slip (SLIP-8, SLIP-9). */
export function singleTotals(slip: SlipState, input: SingleInput): SingleTotals {
  const lines = selectedItems(slip, 'single').map((item) => lineOf(item, input));
  const placeable = lines.filter((line) => line.problem === null);
  const stake = sum(placeable.map((line) => line.stake ?? 0n));
  return {
    lines,
    placeable,
    stake,
    possibleReturn: sum(placeable.map((line) => line.possibleReturn)),
    problem: placeable.length === 0 ? (lines[0]?.problem ?? null) : totalProblem(placeable, stake, input),
  };
}

function lineOf(item: SlipItem, { decimals, stakes, limits, pools }: SingleInput): SingleLine {
  const odds = [parseOdd(item.odd)];
  const limit = limits.get(item.shop_id) ?? null;
  const { stake, problem } = judgeStake(stakes.get(item.shop_id) ?? '', decimals, limit && { ...limit, odds });
  const paidOdds = stake === null ? null : poolOdds(pools?.get(item.shop_id), item.shop_id, stake);
  return {
    item,
    stake,
    possibleReturn: stake === null ? 0n : possibleReturn(stake, paidOdds ?? odds, limit?.maxPayout ?? null),
    problem: itemProblem(item, 'single') ?? problem,
  };
}

/** What the pool would pay with this stake in it too; null where it is none or is not known. */
function poolOdds(pool: Pool | undefined, shopId: number, stake: bigint): readonly number[] | null {
  const odds = pool === undefined ? null : indicativeOdds(pool, shopId, stake);
  return odds === null ? null : [Number(odds)];
}

/** Each line alone is within its limits; together they may be more than the day or the balance has left. */
function totalProblem(placeable: readonly SingleLine[], stake: bigint, input: SingleInput): SlipProblem | null {
  const overDay = placeable
    .flatMap(({ item }) => input.limits.get(item.shop_id) ?? [])
    .find(({ dayLeft }) => stake > dayLeft);
  if (overDay !== undefined) return { refusal: 'day_limit', limit: overDay.dayLeft };
  return balanceProblem(stake, input.balance);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
