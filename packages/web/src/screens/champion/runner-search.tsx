import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import styles from './champion.module.css';
import { RunnerList, type RunnerListProps } from './runner-list';
import { foundRunners } from './sorted-runners';

/** Above this number of runners there is a search by name. */
const MANY = 12;

export function RunnerSearch({ match, live, plays }: RunnerListProps) {
  const t = useT();
  const [text, setText] = useState('');
  const count = plays.reduce((sum, { points }) => sum + points.length, 0);
  const found = plays
    .map((play) => ({ ...play, points: [...foundRunners(play.points, text)] }))
    .filter(({ points }) => points.length > 0);
  return (
    <>
      {count > MANY && (
        <label className={styles['search']}>
          <span className={styles['quiet']}>{t('champion.search')}</span>
          <input
            type="text"
            inputMode="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      )}
      <RunnerList match={match} live={live} plays={found} />
      <p role="status" className={styles['quiet']}>
        {found.length === 0 && t('champion.none_found')}
      </p>
    </>
  );
}
