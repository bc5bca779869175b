import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import styles from './ticket.module.css';

/** Copies with a confirmation (BET-6). If copying is not permitted, the text can be selected. */
export function OrderNumber({ orderNo }: { readonly orderNo: string }) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(orderNo);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return (
    <div className={styles['orderLine']}>
      <span className={styles['order']}>{t('bets.order', { number: orderNo })}</span>
      <Button look="quiet" onPress={() => void copy()}>
        {t('bets.copy')}
      </Button>
      <span role="status" className={styles['quiet']}>
        {state === 'copied' && t('bets.copied')}
        {state === 'refused' && t('bets.copy_refused')}
      </span>
    </div>
  );
}
