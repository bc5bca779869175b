import { useT } from '../../i18n/use-texts';
import { useHost, useRoute, useSession } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { BrandMark, Icon } from '../../ui/icon';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { lazyPart } from '../common/lazy-part';
import styles from './header.module.css';

const END_SKELETON = <Skeleton width="5rem" height="2.5rem" />;
const Player = lazyPart(async () => (await import('./player')).Player, <PlayerSkeleton />, 'waits');
const HeaderEnd = lazyPart(async () => (await import('./header-end')).HeaderEnd, END_SKELETON, 'waits');

const MenuMore = lazyPart(async () => (await import('./menu-more')).MenuMore, null, 'waits');

export const NewResults = lazyPart(
  async () => (await import('../announcements/new-results')).NewResultsBadge,
  null,
  'waits',
);

export function Header() {
  const t = useT();
  const { brand, mark, requestSignIn } = useHost();
  const { signedIn } = useSession();
  const width = useAppWidth();
  const isNarrow = width === 'narrow';
  return (
    <header className={styles['header']}>
      <AppLink className={styles['brand']} screen="match-list">
        <BrandMark size={26} path={mark} />
        <span className={styles['name']}>{brand}</span>
      </AppLink>
      {(isNarrow || width === 'any') && <span className={styles['space']} />}
      {!isNarrow && <MainMenu />}
      {!signedIn && (
        <Button look="primary" onPress={requestSignIn}>
          {t('common.sign_in')}
        </Button>
      )}
      {(signedIn || !isNarrow) && <Account />}
      <HeaderEnd />
    </header>
  );
}

/** Narrow and signed out: in the bottom bar. */
function Account() {
  const t = useT();
  const { signedIn } = useSession();
  const { screen } = useRoute();
  const isNarrow = useAppWidth() === 'narrow';
  return (
    <AppLink className={styles['account']} screen="/user" current={screen === '/user'}>
      {signedIn && <Player />}
      <VisuallyHidden>{t('frame.me')}</VisuallyHidden>
      {!isNarrow && !signedIn && <Icon name="user" size={22} />}
    </AppLink>
  );
}

function MainMenu() {
  const t = useT();
  const { screen } = useRoute();
  return (
    <nav className={styles['menu']} aria-label={t('frame.main_menu')}>
      <AppLink className={styles['link']} screen="/home" current={screen === '/home'}>
        {t('frame.home')}
      </AppLink>
      <AppLink className={styles['link']} screen="match-list" current={screen.startsWith('match')}>
        {t('frame.matches')}
      </AppLink>
      <AppLink className={styles['link']} screen="/bets" current={screen === '/bets'}>
        {t('frame.my_bets')}
        <NewResults />
      </AppLink>
      <MenuMore />
    </nav>
  );
}

function PlayerSkeleton() {
  const isNarrow = useAppWidth() === 'narrow';
  return (
    <>
      <Skeleton width="7.5rem" height="2.25rem" />
      {!isNarrow && <Skeleton width="2.25rem" height="2.25rem" />}
    </>
  );
}
