import { offerStake, selectedOdd, type AmountLimits, type SlipKind } from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import { availableBalance, chosenSizes, leastLegsOf, readParlayLimits, readSingleLimits } from './slip-facts';
import type { SlipFacts } from './slip-facts';
import type { SlipSelection } from './slip-row';
import type { SlipStoreState } from './slip-store';

/**
 * Allowed by the limits of market, match, day, player and payout, and by the balance (SLIP-8); of several singles, for
 * each without an own stake.
 * @returns minor units; null if unknown or none.
 */
export function maxStake(
  state: SlipStoreState,
  kind: SlipKind,
  facts: SlipFacts,
  selections: readonly SlipSelection[],
): bigint | null {
  return kind === 'parlay' ? maxOfParlay(state, facts, selections) : maxOfSingles(state, facts, selections);
}

const oddsOf = (selections: readonly SlipSelection[]): number[] => selections.map(({ item }) => selectedOdd(item));

function maxOfParlay(state: SlipStoreState, facts: SlipFacts, legs: readonly SlipSelection[]): bigint | null {
  const decimals = decimalsOf(facts);
  const limits = readParlayLimits(facts.parlayLimits, decimals);
  if (limits === null || legs.length === 0) return null;
  const sizes = chosenSizes(state, leastLegsOf(facts));
  const stakeLimits = { ...limits, odds: oddsOf(legs), ...(sizes === undefined ? {} : { sizes }) };
  return offerStake(stakeLimits, availableBalance(facts, decimals));
}

function maxOfSingles(state: SlipStoreState, facts: SlipFacts, singles: readonly SlipSelection[]): bigint | null {
  const decimals = decimalsOf(facts);
  const limits = readSingleLimits(facts.singleLimits, state.slip.singleIds, decimals);
  const isOne = singles.length === 1;
  const common = singles.filter(({ item }) => isOne || !state.singleStakes.has(item.shop_id));
  const reserved = singles.reduce(
    (sum, { item, stake }) => (isCommon(common, item.shop_id) ? sum : sum + (stake ?? 0n)),
    0n,
  );
  const funds = availableBalance(facts, decimals);
  const maxima = common.map((selection) => {
    const limit = limits.get(selection.item.shop_id);
    return limit === undefined ? null : maxOfSingle(limit, selection, { funds, reserved, count: common.length });
  });
  return maxima.reduce<bigint | null>((least, max) => smaller(least, max), maxima[0] ?? null);
}

const isCommon = (singles: readonly SlipSelection[], shopId: number): boolean =>
  singles.some(({ item }) => item.shop_id === shopId);

interface SharedFunds {
  readonly funds: bigint;
  /** By singles with an own stake. */
  readonly reserved: bigint;
  /** Singles that share the rest. */
  readonly count: number;
}

/** Singles share day limit and balance. */
function maxOfSingle(
  limit: AmountLimits,
  selection: SlipSelection,
  { funds, reserved, count }: SharedFunds,
): bigint | null {
  const shareOf = (amount: bigint): bigint => (amount > reserved ? (amount - reserved) / BigInt(count) : 0n);
  const limits = { ...limit, dayLeft: shareOf(limit.dayLeft), odds: oddsOf([selection]) };
  return offerStake(limits, shareOf(funds));
}

function smaller(a: bigint | null, b: bigint | null): bigint | null {
  if (a === null || b === null) return null;
  return a < b ? a : b;
}
