import { Badge } from '@clutchline/web/ui/badge';
import { VisuallyHidden } from '@clutchline/web/ui/visually-hidden';

import { useEffect } from 'react';

import { placeOf } from '../app/place';
import type { DeskScreen } from '../app/screens';
import { useT } from '../texts/use-texts';
import { setPageTitle } from './set-page-title';
import { useSayArrivals, useWaiting } from './use-waiting';
import styles from './shell.module.css';

interface ShellNavProps {
  readonly screens: readonly DeskScreen[];
  readonly current: DeskScreen | undefined;
  /** Of the current screen. */
  readonly title: string;
}

/** Links to the screens, with how much waits there; so does the title of the window. */
export function ShellNav({ screens, current, title }: ShellNavProps) {
  const t = useT();
  const waiting = useWaiting();
  useSayArrivals(waiting, screens);
  const count = screens.reduce((sum, { path }) => sum + (waiting.get(path) ?? 0), 0);
  const page = t('shell.page_title', { title });
  useEffect(() => {
    setPageTitle(count === 0 ? page : t('shell.title_waiting', { count, title: page }));
  }, [t, page, count]);
  return (
    <nav className={styles['nav']} aria-label={t('shell.navigation')}>
      {screens.map((each) => (
        <a
          key={each.path}
          className={styles['item']}
          href={placeOf(each.path)}
          aria-current={each === current ? 'page' : undefined}
        >
          {t(each.title)}
          <WaitingCount count={waiting.get(each.path) ?? 0} />
          <kbd className={styles['key']} aria-hidden="true">
            {each.key}
          </kbd>
        </a>
      ))}
    </nav>
  );
}

function WaitingCount({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">
        <Badge tone="warn">{count}</Badge>
      </span>
      <VisuallyHidden>{t('shell.waiting', { count })}</VisuallyHidden>
    </span>
  );
}
