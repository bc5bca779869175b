import type { MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { useLive } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './match-row.module.css';

/** Empty before the start. */
export function MatchScore({ row }: { readonly row: MatchRow }) {
  const t = useT();
  const live = useLive(row.match.game_id, row.live);
  if (!isUnderWay(live.status)) return null;
  return (
    <div className={styles['scores']}>
      <VisuallyHidden>{t('match-list.score', { score_1: live.score_1, score_2: live.score_2 })}</VisuallyHidden>
      <span className={styles['maps']} aria-hidden="true">
        <span>{live.score_1}</span>
        <span>{live.score_2}</span>
      </span>
      <span className={styles['points']}>
        <span>{live.round_score_1}</span>
        <span>{live.round_score_2}</span>
      </span>
    </div>
  );
}
