import type { Match, Play, PoolInfo } from '@clutchline/contract';

import { useTexts } from '../../../i18n/use-texts';
import { useShortMoney, usePlayState, usePool } from '../../../state';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { LoadFailed } from '../load-failed';
import { decimalsOf, minorOf, percentOf, takeoutIn, ticketsIn } from './pool-amounts';
import { PoolAudit, PoolFigure } from './pool-audit';
import { PoolOutcomes, type PoolPartProps } from './pool-outcomes';
import { PoolTry } from './pool-try';
import styles from './pool.module.css';

interface PoolPanelProps {
  readonly match: Match;
  readonly play: Play;
}

export function PoolPanel({ match, play }: PoolPanelProps) {
  const { t } = useTexts();
  const pool = usePool(play.play_info_id);
  if (pool.status === 'loading') return <PoolSkeleton />;
  if (pool.status === 'failed') return <LoadFailed reload={pool.reload} />;
  if (pool.data === null) return <p className={styles['quiet']}>{t('pool.gone')}</p>;
  return <PoolBody match={match} play={play} pool={pool.data} />;
}

function PoolBody(part: PoolPartProps) {
  const { t } = useTexts();
  const { play, pool } = part;
  const isClosed = usePlayState(play) === 'closed' || pool.closing !== null;
  const isEmpty = minorOf(pool.gross, decimalsOf(pool)) === 0n;
  return (
    <div className={styles['panel']}>
      <h3 className={styles['title']}>{t(isClosed ? 'pool.title_closed' : 'pool.title')}</h3>
      <PoolTime pool={pool} isClosed={isClosed} />
      {isEmpty ? (
        <p className={styles['quiet']}>{t(isClosed ? 'pool.no_stakes' : 'pool.empty')}</p>
      ) : (
        <PoolSums pool={pool} />
      )}
      <SimulatedPart pool={pool} />
      <PoolOutcomes {...part} isClosed={isClosed} />
      {!isClosed && <PoolTry {...part} />}
      {isClosed && !isEmpty && <PoolEnd {...part} />}
    </div>
  );
}

/** Of a demonstration (U8). */
function SimulatedPart({ pool }: { readonly pool: PoolInfo }) {
  const { t } = useTexts();
  const money = useShortMoney();
  if (minorOf(pool.simulated, decimalsOf(pool)) === 0n) return null;
  return <p className={styles['quiet']}>{t('pool.simulated', { amount: money(pool.simulated, pool.currency_id) })}</p>;
}

function PoolTime({ pool, isClosed }: { readonly pool: PoolInfo; readonly isClosed: boolean }) {
  const { t, format } = useTexts();
  const at = format.dateTime(pool.closing?.closed_at ?? pool.closes_at);
  return (
    <p className={styles['quiet']}>
      {t('pool.bets', { count: ticketsIn(pool) })} · {t(isClosed ? 'pool.closed' : 'pool.closes', { at })}
    </p>
  );
}

/** Nothing between closing and result. */
function PoolEnd(part: PoolPartProps) {
  const { t } = useTexts();
  if (part.pool.closing !== null) return <PoolAudit {...part} />;
  return <p className={styles['quiet']}>{t('pool.betting_over')}</p>;
}

function PoolSums({ pool }: { readonly pool: PoolInfo }) {
  const { t, format } = useTexts();
  const money = useShortMoney();
  return (
    <dl className={styles['sums']}>
      <PoolFigure name={t('pool.gross')} value={money(pool.gross, pool.currency_id)} />
      <PoolFigure
        name={t('pool.takeout', { percent: format.number(percentOf(pool.takeout)) })}
        value={money(takeoutIn(pool), pool.currency_id)}
      />
      <PoolFigure name={t('pool.net')} value={money(pool.net, pool.currency_id)} />
      {pool.closing !== null && (
        <PoolFigure name={t('pool.breakage')} value={money(pool.closing.breakage, pool.currency_id)} />
      )}
    </dl>
  );
}

function PoolSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles['panel']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton width="8rem" height="1.125rem" />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="100%" height="5rem" />
    </div>
  );
}
