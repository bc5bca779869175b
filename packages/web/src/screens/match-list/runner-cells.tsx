import type { MatchRow } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { AppLink } from '../common/app-link';
import { OddsCell } from '../common/odds-cell';
import styles from './runner-cells.module.css';

/** CONTENT-2. */
export function RunnerCells({ row: { match, plays, runner_count } }: { readonly row: MatchRow }) {
  const t = useT();
  const cells = plays.flatMap((play) => play.points.map((point) => ({ play, point })));
  return (
    <ul className={styles['runners']}>
      {cells.map(({ play, point }) => (
        <li key={point.point_id}>
          <OddsCell match={match} play={play} point={point} label="full" />
        </li>
      ))}
      <li>
        <AppLink className={styles['all']} screen="/champion" gameId={match.game_id}>
          {t('champion.all_runners', { count: runner_count ?? cells.length })}
        </AppLink>
      </li>
    </ul>
  );
}
