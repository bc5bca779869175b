import type { BetReceipt, ReceiptRevision as Revision } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import { useTexts } from '../../../i18n/use-texts';
import { Badge } from '../../../ui/badge';
import { ReceiptArithmetic } from './receipt-arithmetic';
import { ReceiptLeg } from './receipt-leg';
import styles from './receipt.module.css';
import { recompute } from './recompute';

interface RevisionProps {
  readonly receipt: BetReceipt;
  readonly revision: Revision;
  readonly isNeutral: boolean;
}

/** BET-9. */
export function ReceiptRevision({ receipt, revision, isNeutral }: RevisionProps) {
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
          <ReceiptLeg key={leg.shop_id} leg={leg} ended={revision.legs[index]} isNeutral={isNeutral} />
        ))}
      </ol>
      {computed !== null && <ReceiptArithmetic receipt={receipt} revision={revision} computed={computed} />}
    </section>
  );
}

/** Separated by commas; unknown ones remain. */
function sourceText(t: Translator, source: string): string {
  return source
    .split(', ')
    .map((name) => nameOf(t, name))
    .join(', ');
}

function nameOf(t: Translator, name: string): string {
  switch (name) {
    case 'simulator':
      return t('receipt.source_simulator');
    case 'correction':
      return t('receipt.source_correction');
    case 'schedule':
      return t('receipt.source_schedule');
    default:
      return name;
  }
}

const KNOWN = {
  'started early': 'correction.reason_started_early',
  contradicts: 'correction.reason_contradicts',
  unknown_match: 'correction.reason_checked',
  not_started: 'correction.reason_checked',
  foreign_winner: 'correction.reason_checked',
  impossible_score: 'correction.reason_checked',
} as const;

const isKnown = (reason: string): reason is keyof typeof KNOWN => Object.hasOwn(KNOWN, reason);

/** Unknown: as the operator wrote it (BET-9). */
export function correctionReason(t: Translator, reason: string): string {
  return isKnown(reason)
    ? t('receipt.reason', { reason: t(KNOWN[reason]) })
    : t('correction.reason_quoted', { reason });
}
