import { useEffect, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useMoney, usePaidNotice } from '../../state';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { AppLink } from '../common/app-link';
import styles from './paid-notice.module.css';

/** Ms without pointer and focus. */
const SHOWN_MS = 8_000;

/** Without motion or sound (U3); the live region speaks it. */
export function PaidNotice() {
  const t = useT();
  const money = useMoney();
  const { paid, dismiss } = usePaidNotice();
  const [isHeld, setHeld] = useState(false);
  const id = paid?.id ?? null;
  useEffect(() => {
    if (id === null || isHeld) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, dismiss]);
  if (paid === null) return null;
  const amount = money(paid.amount, paid.currencyId ?? undefined);
  return (
    <div className={styles['place']}>
      <div
        className={styles['notice']}
        data-won={paid.moment === 'won'}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Icon name="check" size={18} />
        <AppLink className={styles['text']} screen="/bets">
          {t(paid.moment === 'won' ? 'announce.paid' : 'announce.given_back', { amount })}
        </AppLink>
        <IconButton icon="close" size={16} label={t('common.close')} onPress={dismiss} />
      </div>
    </div>
  );
}
