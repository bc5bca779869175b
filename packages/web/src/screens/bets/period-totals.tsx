import type { HistoryTotals } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { useMoney } from '../../state';
import { Figure } from './figure';
import type { TicketOutcome } from './ticket-outcome';
import styles from './ticket.module.css';

/** One row per currency (BET-6). */
export function PeriodTotals({ totals }: { readonly totals: readonly HistoryTotals[] }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('bets.totals')}>
      {totals.map((sums) => (
        <Sums key={sums.currency_id} sums={sums} />
      ))}
    </section>
  );
}

function Sums({ sums }: { readonly sums: HistoryTotals }) {
  const { t, format } = useTexts();
  const money = useMoney();
  const shown = (amount: string): string => money(amount, sums.currency_id);
  return (
    <dl className={styles['money']}>
      <Figure name={t('bets.total_bets')} value={format.number(sums.bets)} />
      <Figure name={t('bets.total_staked')} value={shown(sums.staked)} />
      <Figure name={t('bets.total_open')} value={shown(sums.open)} />
      <Figure name={t('bets.total_returned')} value={shown(sums.returned)} />
      <Figure name={t('bets.profit')} value={shown(sums.profit)} tone={toneOf(sums.profit)} />
    </dl>
  );
}

function toneOf(profit: string): TicketOutcome {
  if (profit.startsWith('-')) return 'lost';
  return /[1-9]/.test(profit) ? 'paid' : 'open';
}
