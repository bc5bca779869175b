import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useOutrights } from '../../state';
import { AppLink } from '../common/app-link';
import pageStyles from '../common/page.module.css';
import { RunnerList } from '../champion/runner-list';
import styles from './event-champion.module.css';

interface EventChampionProps {
  readonly eventId: number;
  /** Prices of the winner would reveal hidden results (SPOIL-3). */
  readonly isHidden: boolean;
}

/** Champion plays of the event (EVENT-6). */
export function EventChampion({ eventId, isHidden }: EventChampionProps) {
  const t = useT();
  const outrights = useOutrights();
  const [isOpen, setOpen] = useState(false);
  const rows = outrights.status === 'ready' ? outrights.data.filter(({ match }) => match.event_id === eventId) : [];
  if (rows.length === 0) return null;
  return (
    <section className={pageStyles['part']}>
      <h2>{t('event.champion')}</h2>
      {isHidden && !isOpen ? (
        <button type="button" className={styles['reveal']} onClick={() => setOpen(true)}>
          {t('spoilers.show_prices')}
        </button>
      ) : (
        rows.map(({ match, live, plays }) => (
          <div key={match.game_id} className={pageStyles['part']}>
            <RunnerList match={match} live={live} plays={plays} />
            <AppLink className={pageStyles['link']} screen="/champion" gameId={match.game_id}>
              {t('event.champion_all')}
            </AppLink>
          </div>
        ))
      )}
    </section>
  );
}
