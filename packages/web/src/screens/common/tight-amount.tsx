import type { Currency } from '@clutchline/contract';

import { shortAmount } from '../../i18n/short-amount';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface TightAmountProps {
  /** Wire amount. */
  readonly amount: string;
  readonly currency: Currency;
}

/** With k and M; screen readers get the full amount (USER-6). */
export function TightAmount({ amount, currency }: TightAmountProps) {
  const { format } = useTexts();
  const whole = format.money(amount, currency.decimals);
  const short = shortAmount(format, amount, currency.decimals);
  if (short === whole) return whole;
  return (
    <>
      <VisuallyHidden>{whole}</VisuallyHidden>
      <span aria-hidden="true">{short}</span>
    </>
  );
}
