import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useCorrection, useMoney, useReceipt } from '../../state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { lazyPart } from '../common/lazy-part';
import styles from './correction-notice.module.css';

const Receipt = lazyPart(async () => (await import('../bets/receipt/receipt')).Receipt);

/** BET-9; the live region announces it. */
export function CorrectionNotice() {
  const t = useT();
  const { correction, more, dismiss } = useCorrection();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {correction !== null && (
        <section aria-label={t('correction.mark')}>
          <Banner tone="info">
            <p>{t('correction.again', { number: correction.orderNo.slice(-6) })}</p>
            <Amounts orderNo={correction.orderNo} revision={correction.revision} />
            {more > 0 && <p>{t('correction.more', { count: more })}</p>}
            <div className={styles['actions']}>
              <Button onPress={() => setOpen(correction.orderNo)}>{t('bets.receipt')}</Button>
              <Button look="quiet" onPress={dismiss}>
                {t('common.close')}
              </Button>
            </div>
          </Banner>
        </section>
      )}
      {open !== null && <Receipt key={open} orderNo={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}

function Amounts({ orderNo, revision }: { readonly orderNo: string; readonly revision: number }) {
  const t = useT();
  const money = useMoney();
  const view = useReceipt(orderNo);
  if (view.status !== 'ready') return null;
  const { bet, revisions } = view.data.receipt;
  const amountOf = (wanted: number) => revisions.find((known) => known.revision === wanted)?.settlement_amount ?? null;
  const [before, after] = [amountOf(revision - 1), amountOf(revision)];
  if (before === null || after === null) return null;
  const shown = (amount: string): string => money(amount, bet.currency_id);
  return <p>{t('correction.amounts', { before: shown(before), after: shown(after) })}</p>;
}
