import { formatAmount, parseAmount, quickAmount } from '@clutchline/domain';

import { decimalsOf } from './decimals-of';
import type { SlipFacts } from './slip-facts';
import type { SlipStoreState } from './slip-store';

/** In smallest stakes. */
const LARGEST_STEP = 500n;
const STEPS = [10n, 50n, 100n, LARGEST_STEP] as const;

/** Minor units; by default one whole unit. */
const unitOf = (limits: { readonly min: string } | null, decimals: number): bigint =>
  parseAmount(limits?.min ?? '1', decimals) ?? 1n;

/** Minor units. */
const largestChip = (limits: { readonly min: string } | null, decimals: number): bigint =>
  LARGEST_STEP * unitOf(limits, decimals);

const byAmount = (a: bigint, b: bigint): number => (a < b ? -1 : 1);
/** "50" of "50.00". */
const withoutEmptyDecimals = (amount: string): string => amount.replace(/\.0+$/, '');

/**
 * Ascending: the quick amount (SLIP-12) and round stakes below the maximum, which has a button.
 * @param limits wire amounts; null while unknown: whole units.
 */
export function stakeChips(
  lastStakes: readonly unknown[],
  limits: { readonly min: string; readonly max: string } | null,
  decimals: number,
): string[] {
  const unit = unitOf(limits, decimals);
  const max = limits === null ? null : parseAmount(limits.max, decimals);
  const round = STEPS.map((step) => step * unit);
  const quick = parseAmount(quickAmount(lastStakes) ?? '', decimals);
  const stakes = [...new Set(quick === null ? round : [...round, quick])].filter(
    (stake) => max === null || stake < max,
  );
  return stakes.sort(byAmount).map((stake) => withoutEmptyDecimals(formatAmount(stake, decimals)));
}

/**
 * Null if not chosen, invalid or outside the limits (SLIP-12).
 * @param limits wire amounts; null while unknown: no check.
 */
export function fastChip(
  fastStake: string | null,
  limits: { readonly min: string; readonly max: string } | null,
  decimals: number,
): string | null {
  const stake = fastStake === null ? null : parseAmount(fastStake, decimals);
  if (stake === null || stake <= 0n) return null;
  const min = parseAmount(limits?.min ?? '', decimals) ?? stake;
  const max = parseAmount(limits?.max ?? '', decimals) ?? stake;
  return stake < min || stake > max ? null : withoutEmptyDecimals(formatAmount(stake, decimals));
}

const PART_OF_BALANCE = 10n;

/**
 * Above the host's limit; without one above a tenth of the balance and at least the largest round chip.
 * @param stake of the whole tab, minor units.
 */
export function isLargeStake(stake: bigint, limits: { readonly min: string } | null, facts: SlipFacts): boolean {
  const { confirmAbove, balance } = facts;
  if (confirmAbove !== null) return stake > BigInt(confirmAbove);
  const decimals = decimalsOf(facts);
  const funds = parseAmount(balance?.amount ?? '', decimals) ?? 0n;
  return stake >= largestChip(limits, decimals) && stake * PART_OF_BALANCE > funds;
}

/** Without stakes typed in another currency. Null: unknown. */
export function stakesIn(state: SlipStoreState, currency: number | null): SlipStoreState {
  const { stakesCurrency } = state;
  if (currency === null || stakesCurrency === null || stakesCurrency === currency) return state;
  return { ...state, singleStakes: new Map(), commonStake: '', parlayStake: '', stakesCurrency: currency };
}
