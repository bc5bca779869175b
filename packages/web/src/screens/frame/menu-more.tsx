import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/use-texts';
import { useRoute } from '../../state';
import { showInRow } from '../../ui/tabs';
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

const FADE_PX = 24;

/**
 * Entries of the wide menu that the first load does not need; they come after the others, so nothing moves (ROUTE-5). The entry
 * of the screen is in view, also if the balance beside the menu gets wider.
 */
export function MenuMore() {
  const t = useT();
  const { screen } = useRoute();
  const entries = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = entries.current?.parentElement ?? null;
    if (menu === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => showInRow(menu, '[aria-current="page"]', FADE_PX));
    observer.observe(menu);
    return () => observer.disconnect();
  }, [screen, t]);
  return (
    <span ref={entries} className={styles['more']}>
      {ENTRIES.map(({ screen: to, text }) => (
        <AppLink key={to} className={styles['link']} screen={to} current={screen === to}>
          {t(text)}
          {to === '/announcements' && <UnreadBulletins />}
        </AppLink>
      ))}
    </span>
  );
}

/** NEWS-3. */
export const UnreadBulletins = lazyPart(async () => (await import('../bulletins/unread-bulletins')).UnreadBulletins);
