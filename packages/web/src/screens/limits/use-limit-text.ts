import { useT } from '../../i18n/use-texts';
import { useMoney } from '../../state';
import type { LimitValue } from './wanted-limit';

/** A wire amount, minutes, or no limit. */
export function useLimitText(): (value: LimitValue) => string {
  const t = useT();
  const money = useMoney();
  return (value) => {
    if (value === null) return t('limits.no_limit');
    return typeof value === 'number' ? t('limits.minutes', { count: value }) : money(value);
  };
}
