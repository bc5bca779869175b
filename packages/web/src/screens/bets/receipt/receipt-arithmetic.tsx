import type { BetReceipt, ReceiptRevision } from '@clutchline/contract';
import { formatOdd, type SettledLeg } from '@clutchline/domain';
import { joinNumbers } from '@clutchline/i18n';

import { useT } from '../../../i18n/use-texts';
import { useMoney } from '../../../state';
import { Badge } from '../../../ui/badge';
import { Figure } from '../ticket-money';
import styles from './receipt.module.css';
import type { Recomputed } from './recompute';

interface ReceiptArithmeticProps {
  readonly receipt: BetReceipt;
  readonly revision: ReceiptRevision;
  readonly computed: Recomputed;
}

/** Server's payout and recomputation (BET-9). */
export function ReceiptArithmetic({ receipt, revision, computed }: ReceiptArithmeticProps) {
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
        <Figure name={t('receipt.told')} value={shown(revision.settlement_amount)} />
      </dl>
      <p className={styles['verdict']} role="note">
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
