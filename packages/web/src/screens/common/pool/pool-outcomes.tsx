import type { Match, Play, Point, PoolInfo } from '@clutchline/contract';
import { pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../../i18n/use-odd-text';
import { useTexts } from '../../../i18n/use-texts';
import { useShortMoney } from '../../../state';
import { Badge } from '../../../ui/badge';
import { percentOf, percentOfCount } from './pool-amounts';
import styles from './pool.module.css';

export interface PoolPartProps {
  readonly match: Match;
  readonly play: Play;
  readonly pool: PoolInfo;
}

type PoolPoint = PoolInfo['points'][number];

export function PoolOutcomes({ match, play, pool, isClosed }: PoolPartProps & { readonly isClosed: boolean }) {
  const { t } = useTexts();
  const tickets = pool.points.reduce((sum, point) => sum + point.tickets, 0);
  const shown = play.points.flatMap((point): [Point, PoolPoint][] => {
    const found = pool.points.find(({ shop_id }) => shop_id === point.point_id);
    return found === undefined ? [] : [[point, found]];
  });
  return (
    <ul className={styles['outcomes']}>
      {shown.map(([{ point_id, pick, line }, part]) => (
        <li key={point_id} className={styles['outcome']}>
          <p className={styles['pick']}>
            {pickTitle(t, { match, play, pick, line })}
            <Outcome part={part} />
          </p>
          <p className={styles['odds']}>
            <Pays part={part} isClosed={isClosed} isCounted={pool.closing !== null} />
          </p>
          <span className={styles['bar']} aria-hidden="true">
            <span style={{ inlineSize: `${percentOf(part.share)}%` }} />
          </span>
          <Shares pool={pool} part={part} tickets={tickets} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ part: { outcome } }: { readonly part: PoolPoint }) {
  const { t } = useTexts();
  if (outcome === null || outcome === 'pending' || outcome === 'lost') return null;
  const isWinner = outcome === 'won' || outcome === 'dead_heat';
  return <Badge tone={isWinner ? 'up' : 'neutral'}>{t(`status.leg_${outcome}`)}</Badge>;
}

interface PaysProps {
  readonly part: PoolPoint;
  readonly isClosed: boolean;
  readonly isCounted: boolean;
}

/** No price without stakes (U8). */
function Pays({ part: { odds, outcome }, isClosed, isCounted }: PaysProps) {
  const { t } = useTexts();
  const oddText = useOddText();
  if (odds === null) return isClosed ? '–' : t('pool.no_bets');
  const odd = oddText(odds);
  if (!isCounted) return t('pool.pays', { odd });
  return outcome === 'won' || outcome === 'dead_heat' ? t('pool.paid_odd', { odd }) : t('pool.would_have', { odd });
}

interface SharesProps {
  readonly pool: PoolInfo;
  readonly part: PoolPoint;
  readonly tickets: number;
}

function Shares({ pool, part, tickets }: SharesProps) {
  const { t, format } = useTexts();
  const money = useShortMoney();
  const percent = (value: number) => ({ percent: format.number(value) });
  return (
    <p className={styles['quiet']}>
      {money(part.stakes, pool.currency_id)} · {t('pool.share_stakes', percent(percentOf(part.share)))} ·{' '}
      {t('pool.bets', { count: part.tickets })} · {t('pool.share_bets', percent(percentOfCount(part.tickets, tickets)))}
    </p>
  );
}
