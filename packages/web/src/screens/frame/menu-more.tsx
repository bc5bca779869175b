import { useT } from '../../i18n/use-texts';
import { useRoute } from '../../state';
import { AppLink } from '../common/app-link';
import { lazyPart } from '../common/lazy-part';
import styles from './header.module.css';

const ENTRIES = [
  { screen: '/schedule', text: 'menu.schedule' },
  { screen: '/results', text: 'menu.results' },
  { screen: '/events', text: 'menu.events' },
  { screen: '/champion', text: 'champion.title' },
  { screen: '/announcements', text: 'menu.announcements' },
  { screen: '/virtual/speed', text: 'menu.speed' },
  { screen: '/virtual/chess', text: 'menu.chess' },
] as const;

/** Entries of the wide menu that the first load does not need; they come after the others, so nothing moves (ROUTE-5). */
export function MenuMore() {
  const t = useT();
  const { screen } = useRoute();
  return ENTRIES.map(({ screen: to, text }) => (
    <AppLink key={to} className={styles['link']} screen={to} current={screen === to}>
      {t(text)}
      {to === '/announcements' && <UnreadBulletins />}
    </AppLink>
  ));
}

/** NEWS-3. */
export const UnreadBulletins = lazyPart(async () => (await import('../bulletins/unread-bulletins')).UnreadBulletins);
