import type { BetReceipt, ReceiptRevision, ReceiptRevision as Revision } from '@clutchline/contract';
import { joinNumbers } from '@clutchline/i18n';
import { formatOdd, type SettledLeg } from '@clutchline/domain';

import { useT, useTexts } from '../../../i18n/use-texts';
import { Badge } from '../../../ui/badge';
import { useMoney } from '../../../state';
import { correctionReason, sourceText } from '../../common/texts/result-texts';
import { Figure } from '../ticket-money';
import { ReceiptLeg } from './receipt-leg';
import { recompute, type Recomputed } from './recompute';
import styles from './receipt.module.css';

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

interface ReceiptArithmeticProps {
  readonly receipt: BetReceipt;
  readonly revision: ReceiptRevision;
  readonly computed: Recomputed;
}

/** Server's payout and recomputation (BET-9). */
function ReceiptArithmetic({ receipt, revision, computed }: ReceiptArithmeticProps) {
  const t = useT();
  const money = useMoney();
  const { bet, cap } = receipt;
  const shown = (amount: string): string => money(amount, bet.currency_id);
  return (
    <>
      <h4 className={styles['title']}>{t('receipt.arithmetic')}</h4>
      <dl className={styles['sums']}>
        <Figure name={t('bets.stake')} value={shown(bet.stake)} />
        {computed.legs.map((leg, index) => (
          <Figure
            key={bet.legs[index]?.shop_id ?? index}
            name={t('receipt.leg', { number: index + 1 })}
            value={`× ${factorText(leg)}`}
          />
        ))}
        {bet.lines > 1 && (
          <Figure name={t('receipt.lines', { sizes: joinNumbers(t, bet.sizes) })} value={`Σ ÷ ${bet.lines}`} />
        )}
        <Figure name={t('bets.settlement_odds')} value={`= ${computed.odds}`} />
        {computed.isCapped && cap !== null && <Figure name={t('receipt.cap')} value={shown(cap)} />}
        <Figure name={t('receipt.computed')} value={shown(computed.payout)} />
        <Figure name={t('receipt.settled')} value={shown(revision.settlement_amount)} />
      </dl>
      <p className={styles['agreement']} role="note">
        <Badge tone={computed.agrees ? 'up' : 'down'}>
          {computed.agrees ? t('receipt.agrees') : t('receipt.differs')}
        </Badge>
        <span className={styles['quiet']}>
          {computed.agrees ? t('receipt.agrees_note') : t('receipt.differs_note')}
        </span>
      </p>
    </>
  );
}

/** @example factorText({ odd: 1955, outcome: 'half_won', dead_heat: 1 }) // '(1.955 + 1) ÷ 2' */
export function factorText({ odd, outcome, dead_heat }: SettledLeg): string {
  switch (outcome) {
    case 'pending':
    case 'won':
      return formatOdd(odd);
    case 'half_won':
      return `(${formatOdd(odd)} + 1) ÷ 2`;
    case 'half_lost':
      return '1 ÷ 2';
    case 'push':
    case 'void':
      return '1.000';
    case 'dead_heat':
      return `${formatOdd(odd)} ÷ ${dead_heat}`;
    case 'lost':
      return '0';
  }
}
