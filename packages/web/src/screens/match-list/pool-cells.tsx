import type { Match, Play } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { useListedPool, useShortMoney, usePlayState } from '../../state';
import { PoolCell } from '../common/pool/pool-cell';
import { percentOf, ticketsIn } from '../common/pool/pool-amounts';
import styles from './pool-cells.module.css';

interface PoolCellsProps {
  readonly match: Match;
  readonly play: Play;
}

export function PoolCells({ match, play }: PoolCellsProps) {
  const { t, format } = useTexts();
  const money = useShortMoney();
  const pool = useListedPool(play.play_info_id);
  const isClosed = usePlayState(play) === 'closed';
  const tickets = pool === null ? 0 : ticketsIn(pool);
  const shareOf = (pointId: number): string => {
    const found = pool?.points.find(({ shop_id }) => shop_id === pointId);
    return found === undefined || tickets === 0
      ? ''
      : t('pool.share_stakes', { percent: format.number(percentOf(found.share)) });
  };
  return (
    <div className={styles['pool']}>
      <ul className={styles['cells']}>
        {play.points.map((point) => (
          <li key={point.point_id} className={styles['cell']}>
            <PoolCell pool={pool} match={match} play={play} point={point} label="short" />
            <span className={styles['quiet']}>{shareOf(point.point_id)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>
        {pool !== null && tickets === 0 && t(isClosed ? 'pool.no_stakes' : 'pool.empty')}
        {pool !== null &&
          tickets > 0 &&
          t('pool.listed', { gross: money(pool.gross, pool.currency_id), bets: t('pool.bets', { count: tickets }) })}
      </p>
    </div>
  );
}
