import type { SlipItem } from '@clutchline/contract';
import { listCombinations, formatAmount, countCombinations, parseAmount, selectedItems } from '@clutchline/domain';

import { useApp } from '../app-context';
import { decimalsOf } from './decimals-of';
import type { SlipView } from './slip-view';
import { useSession } from '../session/use-session';
import { useStore } from '../use-snapshot';

export interface ShownCombination {
  readonly id: string;
  readonly items: readonly SlipItem[];
  readonly odds: string;
  readonly possibleReturn: string | null;
}

export interface CombinationRange {
  readonly from: number;
  readonly count: number;
}

/** Computes only this range, size by size (SLIP-7). */
export function useCombinations(
  { system, totalStake }: SlipView,
  { from, count }: CombinationRange,
): readonly ShownCombination[] {
  const slip = useStore(useApp().slip, (state) => state.slip);
  const decimals = decimalsOf(useSession());
  if (system === null) return [];
  const stake = totalStake === null ? 0n : (parseAmount(totalStake, decimals) ?? 0n);
  const items = selectedItems(slip, 'parlay');
  const shown: ShownCombination[] = [];
  let skipped = from;
  for (const size of system.sizes) {
    for (const combination of listCombinations(
      items,
      size,
      { stake, combinationCount: system.combinationCount },
      skipped,
    )) {
      if (shown.length === count) return shown;
      shown.push({
        id: combination.items.map(({ shop_id }) => shop_id).join(),
        items: combination.items,
        odds: combination.odds,
        possibleReturn: stake === 0n ? null : formatAmount(combination.possibleReturn, decimals),
      });
    }
    skipped = Math.max(0, skipped - countCombinations(items.length, [size]));
  }
  return shown;
}
