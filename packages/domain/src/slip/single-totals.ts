import type { SlipItem } from '@clutchline/contract';

import type { AmountLimits } from '../bets/check-stake';
import { possibleReturn } from '../bets/possible-return';
import type { Pool } from '../pools/close-pool';
import { indicativeOdds } from '../pools/indicative-odds';
import { itemProblem, validateStake, balanceProblem, type SlipProblem } from './slip-problem';
import { selectedOdd } from './selected-odd';
import { selectedItems, type SlipState } from './slip-state';

export interface SingleInput {
  readonly decimals: number;
  readonly balance: bigint | null;
  readonly stakes: ReadonlyMap<number, string>;
  readonly limits: ReadonlyMap<number, AmountLimits>;
  readonly pools?: ReadonlyMap<number, Pool> | undefined;
}

export interface SingleSelection {
  readonly item: SlipItem;
  /** Minor units; null if empty or invalid. */
  readonly stake: bigint | null;
  /** Minor units, 0 without a stake; of a pool as if it closed now with this stake (BET-2). */
  readonly possibleReturn: bigint;
  readonly problem: SlipProblem | null;
}

export interface SingleTotals {
  readonly selections: readonly SingleSelection[];
  readonly placeable: readonly SingleSelection[];
  /** Of the placeable singles, minor units. */
  readonly stake: bigint;
  readonly possibleReturn: bigint;
  /** Null if a single can be placed or there are no singles. */
  readonly problem: SlipProblem | null;
}

export function singleTotals(slip: SlipState, input: SingleInput): SingleTotals {
  const selections = selectedItems(slip, 'single').map((item) => selectionOf(item, input));
  const placeable = selections.filter((selection) => selection.problem === null);
  const stake = sum(placeable.map((selection) => selection.stake ?? 0n));
  return {
    selections,
    placeable,
    stake,
    possibleReturn: sum(placeable.map((selection) => selection.possibleReturn)),
    problem: placeable.length === 0 ? (selections[0]?.problem ?? null) : totalProblem(placeable, stake, input),
  };
}

function selectionOf(item: SlipItem, { decimals, stakes, limits, pools }: SingleInput): SingleSelection {
  const odds = [selectedOdd(item)];
  const limit = limits.get(item.shop_id) ?? null;
  const { stake, problem } = validateStake(stakes.get(item.shop_id) ?? '', decimals, limit && { ...limit, odds });
  const pool = pools?.get(item.shop_id);
  return {
    item,
    stake,
    possibleReturn: stake === null ? 0n : returnOf(item, stake, { pool, cap: limit?.maxPayout ?? null }),
    problem: itemProblem(item, 'single') ?? problem,
  };
}

interface ReturnTerms {
  readonly pool: Pool | undefined;
  readonly cap: bigint | null;
}

/** 0 for a pool that is not known and has no price. */
function returnOf(item: SlipItem, stake: bigint, { pool, cap }: ReturnTerms): bigint {
  const paidOdds = poolOdds(pool, item.shop_id, stake) ?? (item.odd === null ? null : [selectedOdd(item)]);
  return paidOdds === null ? 0n : possibleReturn(stake, paidOdds, cap);
}

/** Including this stake; null without a known pool. */
function poolOdds(pool: Pool | undefined, shopId: number, stake: bigint): readonly number[] | null {
  const odds = pool === undefined ? null : indicativeOdds(pool, shopId, stake);
  return odds === null ? null : [Number(odds)];
}

/** The sum can exceed day limit or balance although each single is valid. */
function totalProblem(placeable: readonly SingleSelection[], stake: bigint, input: SingleInput): SlipProblem | null {
  const overDay = placeable
    .flatMap(({ item }) => input.limits.get(item.shop_id) ?? [])
    .find(({ dayLeft }) => stake > dayLeft);
  if (overDay !== undefined) return { refusal: 'day_limit', limit: overDay.dayLeft };
  return balanceProblem(stake, input.balance);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
