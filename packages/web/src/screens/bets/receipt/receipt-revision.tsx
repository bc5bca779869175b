import type { BetReceipt, ReceiptRevision as Revision } from '@clutchline/contract';

import { useTexts } from '../../../i18n/use-texts';
import { Badge } from '../../../ui/badge';
import { correctionReason } from './correction-reason';
import { ReceiptArithmetic } from './receipt-arithmetic';
import { ReceiptLeg } from './receipt-leg';
import styles from './receipt.module.css';
import { recompute } from './recompute';
import { sourceText } from './source-text';

interface RevisionProps {
  readonly receipt: BetReceipt;
  readonly revision: Revision;
}

/** BET-9. */
export function ReceiptRevision({ receipt, revision }: RevisionProps) {
  const { t, format } = useTexts();
  const isInForce = revision.revision === receipt.bet.revision;
  const computed = recompute(receipt, revision);
  const title = revision.revision === 1 ? t('receipt.first') : t('receipt.again', { revision: revision.revision });
  return (
    <section className={styles['revision']}>
      <header className={styles['head']}>
        <h3 className={styles['title']}>{title}</h3>
        <time dateTime={new Date(revision.settle_time).toISOString()}>{format.dateTime(revision.settle_time)}</time>
        <Badge tone={isInForce ? 'accent' : 'neutral'}>
          {isInForce ? t('receipt.in_force') : t('receipt.replaced')}
        </Badge>
      </header>
      <p>{t('receipt.source', { source: sourceText(t, revision.source) })}</p>
      {revision.reason !== null && <p>{correctionReason(t, revision.reason)}</p>}
      <ol className={styles['legs']}>
        {receipt.bet.legs.map((leg, index) => (
          <ReceiptLeg key={leg.shop_id} leg={leg} ended={revision.legs[index]} />
        ))}
      </ol>
      {computed !== null && <ReceiptArithmetic receipt={receipt} revision={revision} computed={computed} />}
    </section>
  );
}
