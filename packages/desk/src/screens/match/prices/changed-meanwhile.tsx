import { Banner } from '@clutchline/web/ui/banner';

import { useTexts } from '../../../texts/use-texts';
import { signed, type PricedPlay } from './price-rows';

/** The change of another operator since the dialog was opened; what was typed stays. */
export function ChangedMeanwhile({ now }: { readonly now: PricedPlay }) {
  const { t, format } = useTexts();
  const { set_by, set_at, bias, margin } = now;
  const rule = [
    bias === null ? t('prices.no_bias') : t('prices.bias_now', { bias: signed(bias.bias) }),
    margin === null ? t('prices.margin_feed') : t('prices.margin_now', { margin }),
  ].join(' · ');
  return (
    <Banner tone="warn">
      {t('prices.changed', {
        name: set_by ?? t('prices.server'),
        at: set_at === null ? '' : format.dateTime(set_at),
        rule,
      })}
    </Banner>
  );
}
