import { formatAmount } from './format-amount';

const STEPS = [
  { above: 1_000_000n, suffix: 'M' },
  { above: 1_000n, suffix: 'k' },
] as const;

export interface ShortAmount {
  readonly value: string;
  readonly suffix: '' | 'k' | 'M';
}

/**
 * Shortens minor units (USER-6): above 1,000 whole units to thousands, above 1,000,000 to millions, truncated to two
 * decimals, so that it never looks larger.
 *
 * @example shortenAmount(1248050n, 2) // { value: '12.48', suffix: 'k' }
 */
export function shortenAmount(minor: bigint, decimals: number): ShortAmount {
  const unit = 10n ** BigInt(decimals);
  const size = minor < 0n ? -minor : minor;
  const step = STEPS.find(({ above }) => size > above * unit);
  if (step === undefined) return { value: formatAmount(minor, decimals), suffix: '' };
  const hundredths = (minor * 100n) / (step.above * unit);
  return { value: formatAmount(hundredths, 2).replace(/\.?0+$/, ''), suffix: step.suffix };
}
