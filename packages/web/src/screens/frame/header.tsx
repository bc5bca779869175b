import { useT } from '../../i18n/use-texts';
import { useHost, useRoute, useSession } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Avatar } from '../../ui/avatar';
import { BrandMark } from '../../ui/brand-mark';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { AccountOpener } from './account-opener';
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
      {!signedIn && (
        <Button look="primary" onPress={requestSignIn}>
          {t('common.sign_in')}
        </Button>
      )}
      {(signedIn || !isNarrow) && <Account />}
      <LanguageMenu />
    </header>
  );
}

/** Opens the account sheet. Signed out on a narrow page only the bar below does. */
function Account() {
  const t = useT();
  const { signedIn } = useSession();
  const isNarrow = useAppWidth() === 'narrow';
  return (
    <AccountOpener className={styles['account']}>
      {signedIn && <BalanceChip />}
      <VisuallyHidden>{t('frame.me')}</VisuallyHidden>
      {!isNarrow && (signedIn ? <Avatar id={1} size={36} /> : <Icon name="user" size={22} />)}
    </AccountOpener>
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
