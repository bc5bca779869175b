import type { PoolInfo } from '@clutchline/contract';
import { auditPool, closePool, formatAmount, poolOf, type PoolTicket } from '@clutchline/domain';
import { pickTitle } from '@clutchline/i18n';

import { useTexts } from '../../../i18n/use-texts';
import { useMoney } from '../../../state';
import { Badge } from '../../../ui/badge';
import { decimalsOf, minorOf, percentOf } from './pool-amounts';
import type { PoolPartProps } from './pool-outcomes';
import styles from './pool.module.css';

/** Line by line (R32). */
export function PoolAudit({ match, play, pool }: PoolPartProps) {
  const { t, format } = useTexts();
  const money = useMoney();
  const { closing } = pool;
  if (closing === null) return null;
  const { agrees, ...sums } = recountPool(pool) ?? { ...statedSums(closing), agrees: null };
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
        <PoolFigure name={t('pool.audit_settled')} value={shown(closing.paid)} />
      </dl>
      <Agreement agrees={agrees} />
    </section>
  );
}

function Agreement({ agrees }: { readonly agrees: boolean | null }) {
  const { t } = useTexts();
  if (agrees === null) return <p className={styles['quiet']}>{t('pool.not_counted')}</p>;
  return (
    <p className={styles['agreement']} role="note">
      <Badge tone={agrees ? 'up' : 'down'}>{t(agrees ? 'pool.agrees' : 'pool.differs')}</Badge>
      <span className={styles['quiet']}>{t(agrees ? 'pool.agrees_note' : 'pool.differs_note')}</span>
    </p>
  );
}

export function PoolFigure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const MAX_TICKETS = 100_000;
const SUMS = ['refunded', 'takeout', 'breakage', 'paid'] as const;

interface RecountedPool {
  /** Wire amounts: gross − refunded − takeout − breakage = paid. */
  readonly refunded: string;
  readonly takeout: string;
  readonly breakage: string;
  readonly paid: string;
  readonly agrees: boolean;
}

/** Null if open or without tickets (R32). */
export function recountPool(info: PoolInfo): RecountedPool | null {
  const { closing, points } = info;
  const tickets = ticketsOf(info);
  if (closing === null || tickets === null) return null;
  const idsOf = (isIt: (outcome: string) => boolean): number[] =>
    points.filter(({ outcome }) => isIt(outcome ?? 'void')).map(({ shop_id }) => shop_id);
  const winners = idsOf((outcome) => outcome === 'won' || outcome === 'dead_heat');
  const withdrawn = idsOf((outcome) => outcome !== 'won' && outcome !== 'dead_heat' && outcome !== 'lost');
  const counted = closePool({ ...poolOf(info), winners, withdrawn, is_void: withdrawn.length === points.length });
  const stated = statedSums(closing);
  const audit = auditOf(counted, tickets);
  if (audit === null) return { ...stated, agrees: false };
  const shown = (amount: bigint): string => formatAmount(amount, decimalsOf(info));
  const sums = {
    refunded: shown(audit.refunded),
    takeout: shown(audit.takeout),
    breakage: shown(audit.breakage),
    paid: shown(audit.paid),
  };
  const isSame = SUMS.every((sum) => sums[sum] === stated[sum]) && tickets.length === closing.tickets;
  return { ...sums, agrees: isSame && (counted.kind === 'refund') === (closing.is_refund === 1) };
}

function statedSums({
  refunded,
  takeout_amount,
  breakage,
  paid,
}: NonNullable<PoolInfo['closing']>): Omit<RecountedPool, 'agrees'> {
  return { refunded, takeout: takeout_amount, breakage, paid };
}

/** Null if the tickets do not match. */
function auditOf(...count: Parameters<typeof auditPool>): ReturnType<typeof auditPool> | null {
  try {
    return auditPool(...count);
  } catch {
    return null;
  }
}

function ticketsOf(info: PoolInfo): PoolTicket[] | null {
  const { closing } = info;
  if (closing === null || closing.stakes === null || closing.tickets > MAX_TICKETS) return null;
  const decimals = decimalsOf(info);
  return closing.stakes.flatMap(({ shop_id, stake, count }) =>
    Array.from({ length: Math.min(count, closing.tickets + 1) }, () => ({
      point_id: shop_id,
      stake: minorOf(stake, decimals),
    })),
  );
}
