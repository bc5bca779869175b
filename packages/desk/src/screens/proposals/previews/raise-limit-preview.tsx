import { useMoney } from '../../../live/use-money';
import { useTexts } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { useLimitTexts } from '../../../live/limit-texts';
import type { PreviewProps } from '../proposal';

export function RaiseLimitPreview({ preview: { scope, before, after, house } }: PreviewProps<'raise_limit'>) {
  const { t, format } = useTexts();
  const texts = useLimitTexts();
  const { money } = useMoney();
  const kind = after?.limit.kind ?? before?.kind;
  const until = (at: number | null): string =>
    at === null ? t('limits.open_end') : t('limits.until_at', { at: format.dateTime(at) });
  const { currency_id } = scope;
  return (
    <Facts
      facts={[
        [t('limits.scope'), texts.scope(scope)],
        [t('limits.kind'), kind === undefined ? '' : texts.kind(kind)],
        [
          t('limits.before'),
          before === null
            ? t('limits.nothing')
            : `${texts.value(before.kind, before.value, currency_id)}, ${until(before.until)}`,
        ],
        [
          t('limits.after'),
          after === null ? t('limits.nothing') : `${texts.ofLimit(after.limit, currency_id)}, ${until(after.until)}`,
        ],
        [t('limits.house'), house === null || currency_id === null ? t('limits.nothing') : money(currency_id, house)],
      ]}
    />
  );
}
