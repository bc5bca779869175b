import { useT } from '../../../i18n/use-texts';
import { type CardsOfPeriod, useShortMoney } from '../../../state';
import { AppLink } from '../../common/app-link';
import { LoadFailed } from '../../common/load-failed';
import styles from '../bet-list.module.css';
import { Figure } from '../ticket-money';

/** Auto chess in the period of the bets: not part of their totals (BET-6, CHESS-1). */
export function CardTotals({ cards }: { readonly cards: CardsOfPeriod }) {
  const t = useT();
  const money = useShortMoney();
  if (cards.status === 'loading') return null;
  if (cards.status === 'failed') return <LoadFailed reload={cards.reload} />;
  const { total, paid, received } = cards.data;
  if (total === 0) return null;
  return (
    <section aria-label={t('menu.chess')}>
      <dl className={styles['totals']}>
        <Figure name={`${t('menu.chess')} · ${t('bets.cards_paid')}`} value={money(paid)} />
        <Figure name={`${t('menu.chess')} · ${t('bets.cards_received')}`} value={money(received)} />
      </dl>
      <AppLink className={styles['shown']} screen="/virtual/chess/records">
        {t('bets.cards_records')}
      </AppLink>
    </section>
  );
}
