import { useT } from '../../i18n/use-texts';
import { useRoute, useSlipTabs } from '../../state';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { AppLink } from '../common/app-link';
import { NewResults } from './header';
import styles from './bottom-bar.module.css';

/** ROUTE-5. */
export function BottomBar({ onSlip }: { readonly onSlip: () => void }) {
  const t = useT();
  const { screen } = useRoute();
  const tabs = useSlipTabs();
  const count = tabs.open === 'single' ? tabs.singles : tabs.parlay;
  return (
    <nav className={styles['bar']} aria-label={t('frame.main_menu')}>
      <AppLink className={styles['item']} screen="/home" current={screen === '/home'}>
        <Icon name="home" size={22} />
        {t('frame.home')}
      </AppLink>
      <AppLink className={styles['item']} screen="match-list" current={screen.startsWith('match')}>
        <Icon name="list" size={22} />
        {t('frame.matches')}
      </AppLink>
      <button type="button" className={styles['item']} onClick={onSlip}>
        <Icon name="ticket" size={22} />
        {t('frame.slip_short')}
        {count > 0 && (
          <span className={styles['badge']}>
            <Badge tone="accent">{count}</Badge>
          </span>
        )}
      </button>
      <AppLink className={styles['item']} screen="/bets" current={screen === '/bets'}>
        <Icon name="receipt" size={22} />
        {t('frame.my_bets')}
        <span className={styles['badge']}>
          <NewResults />
        </span>
      </AppLink>
      <AppLink className={styles['item']} screen="/user" current={screen.startsWith('/user')}>
        <Icon name="user" size={22} />
        {t('frame.me')}
      </AppLink>
    </nav>
  );
}
