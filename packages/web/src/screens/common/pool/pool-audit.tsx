import { pickTitle } from '@clutchline/i18n';

import { useTexts } from '../../../i18n/use-texts';
import { useMoney } from '../../../state';
import { Badge } from '../../../ui/badge';
import { percentOf } from './pool-amounts';
import { PoolFigure } from './pool-figure';
import type { PoolPartProps } from './pool-outcomes';
import styles from './pool.module.css';
import { recountPool, toldSums } from './recount-pool';

/** Recomputes a closed pool line by line with the published rules (R32). */
export function PoolAudit({ match, play, pool }: PoolPartProps) {
  const { t, format } = useTexts();
  const money = useMoney();
  const { closing } = pool;
  if (closing === null) return null;
  const { agrees, ...sums } = recountPool(pool) ?? { ...toldSums(closing), agrees: null };
  const shown = (amount: string): string => money(amount, pool.currency_id);
  const titleOf = (shopId: number): string => {
    const point = play.points.find(({ point_id }) => point_id === shopId);
    return point === undefined ? '' : pickTitle(t, { match, play, ...point });
  };
  return (
    <section className={styles['audit']} aria-label={t('pool.audit')}>
      <h4 className={styles['title']}>{t('pool.audit')}</h4>
      {closing.is_refund === 1 && <p>{t('pool.refund_rule')}</p>}
      <dl className={styles['sums']}>
        {pool.points.map(({ shop_id, stakes }) => (
          <PoolFigure key={shop_id} name={t('pool.audit_stakes', { pick: titleOf(shop_id) })} value={shown(stakes)} />
        ))}
        <PoolFigure name={t('pool.gross')} value={`= ${shown(pool.gross)}`} />
        <PoolFigure name={t('pool.audit_refunded')} value={`− ${shown(sums.refunded)}`} />
        <PoolFigure
          name={t('pool.takeout', { percent: format.number(percentOf(pool.takeout)) })}
          value={`− ${shown(sums.takeout)}`}
        />
        <PoolFigure name={t('pool.breakage')} value={`− ${shown(sums.breakage)}`} />
        <PoolFigure name={t('pool.audit_paid')} value={`= ${shown(sums.paid)}`} />
        <PoolFigure name={t('pool.audit_told')} value={shown(closing.paid)} />
      </dl>
      <Verdict agrees={agrees} />
    </section>
  );
}

function Verdict({ agrees }: { readonly agrees: boolean | null }) {
  const { t } = useTexts();
  if (agrees === null) return <p className={styles['quiet']}>{t('pool.not_counted')}</p>;
  return (
    <p className={styles['verdict']} role="note">
      <Badge tone={agrees ? 'up' : 'down'}>{t(agrees ? 'pool.agrees' : 'pool.differs')}</Badge>
      <span className={styles['quiet']}>{t(agrees ? 'pool.agrees_note' : 'pool.differs_note')}</span>
    </p>
  );
}
