import type { LiveView } from '@clutchline/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useT } from '../../i18n/use-texts';
import { clockText } from '../common/match-parts';
import { eventText } from './event-text';
import styles from './live-view.module.css';
import { ViewLogStore } from './view-log-store';
import type { ViewTeams } from './view-team';

interface ViewLogProps {
  readonly view: LiveView;
  readonly teams: ViewTeams;
}

/** What happened since the page shows the view; screen readers read at most one entry in three seconds (VIEW-5). */
export function ViewLog({ view, teams }: ViewLogProps) {
  const t = useT();
  const [log] = useState(() => new ViewLogStore());
  const entries = useSyncExternalStore(log.subscribe, log.read);
  useEffect(() => log.receive(view), [log, view]);
  return (
    <section className={styles['part']}>
      <h3>{t('live-view.log')}</h3>
      {entries.length === 0 && <p className={styles['quiet']}>{t('live-view.log_empty')}</p>}
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={t('live-view.log')}>
        <ol className={styles['log']}>
          {entries.map(({ id, clock, events }) => (
            <li key={id}>
              {clock !== null && <span className={styles['time']}>{clockText(clock)}</span>}
              <span>{events.map((event) => eventText(t, event, teams)).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
