import type { Currency } from '@clutchline/contract';
import { parseAmount, shortenAmount } from '@clutchline/domain';

import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Longest number, in characters, that fits a narrow place: 12,480.50. */
const MOST_SIGNS = 9;

interface TightAmountProps {
  /** A wire amount. */
  readonly amount: string;
  readonly currency: Currency;
}

/** Shortens long amounts to k or M; screen readers get the full amount (USER-6). */
export function TightAmount({ amount, currency }: TightAmountProps) {
  const { format } = useTexts();
  const whole = format.money(amount, currency.decimals);
  const minor = whole.length > MOST_SIGNS ? parseAmount(amount, currency.decimals) : null;
  if (minor === null) return whole;
  const { value, suffix } = shortenAmount(minor, currency.decimals);
  return (
    <>
      <VisuallyHidden>{whole}</VisuallyHidden>
      <span aria-hidden="true">{format.shortMoney(value, suffix)}</span>
    </>
  );
}
