import { useT } from '../../i18n/use-texts';
import { useHost, useRoute, useSession } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { BrandMark } from '../../ui/brand-mark';
import { Button } from '../../ui/button';
import { AppLink } from '../common/app-link';
import { BalanceChip } from './balance-chip';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';

/** Brand, ways to go, and who is there. */
export function Header() {
  const t = useT();
  const { brand, requestSignIn } = useHost();
  const { signedIn } = useSession();
  const isNarrow = useAppWidth() === 'narrow';
  return (
    <header className={styles['header']}>
      <AppLink className={styles['brand']} screen="match-list">
        <BrandMark size={26} />
        <span className={styles['name']}>{brand}</span>
      </AppLink>
      {isNarrow ? <span className={styles['space']} /> : <MainMenu />}
      {signedIn ? (
        <BalanceChip />
      ) : (
        <Button look="primary" onPress={requestSignIn}>
          {t('common.sign_in')}
        </Button>
      )}
      <LanguageMenu />
    </header>
  );
}

function MainMenu() {
  const t = useT();
  const { screen } = useRoute();
  return (
    <nav className={styles['menu']} aria-label={t('frame.main_menu')}>
      <AppLink className={styles['link']} screen="match-list" current={screen.startsWith('match')}>
        {t('frame.matches')}
      </AppLink>
      <AppLink className={styles['link']} screen="bets" current={screen === 'bets'}>
        {t('frame.my_bets')}
      </AppLink>
    </nav>
  );
}
