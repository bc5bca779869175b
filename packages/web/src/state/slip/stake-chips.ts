import { formatAmount, parseAmount, quickAmount } from '@clutchline/domain';

/** Multiples of the smallest stake. */
const LARGEST_STEP = 500n;
const STEPS = [10n, 50n, 100n, LARGEST_STEP] as const;

/** Minor units; one whole unit while the limits are unknown. */
const unitOf = (limits: { readonly min: string } | null, decimals: number): bigint =>
  parseAmount(limits?.min ?? '1', decimals) ?? 1n;

/** Minor units. */
export const largestChip = (limits: { readonly min: string } | null, decimals: number): bigint =>
  LARGEST_STEP * unitOf(limits, decimals);

const byAmount = (a: bigint, b: bigint): number => (a < b ? -1 : 1);
/** "50" of "50.00". */
export const withoutEmptyDecimals = (amount: string): string => amount.replace(/\.0+$/, '');

/**
 * Ascending: the quick amount (SLIP-12) and round stakes in the scale of the currency, all below the maximum, which has
 * a separate button.
 * @param limits wire amounts; null while unknown: then the scale of whole units.
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
