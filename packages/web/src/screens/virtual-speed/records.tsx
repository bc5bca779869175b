import { useT } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/empty-state';
import { BetList } from '../bets/bet-list';
import { AppLink } from '../common/app-link';
import pageStyles from '../common/page.module.css';

const DAYS = 30;

/** Own bets on rounds, with their totals (ROUND-8). */
export function Records() {
  const t = useT();
  const empty = (
    <EmptyState icon="receipt" title={t('bets.empty_title')} text={t('speed.no_bets')}>
      <AppLink className={pageStyles['link']} screen="/virtual/speed">
        {t('speed.to_round')}
      </AppLink>
    </EmptyState>
  );
  return <BetList filter={{ days: DAYS, state: 'all', kind: 'virtual' }} withTotals empty={empty} />;
}
