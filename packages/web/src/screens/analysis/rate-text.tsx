import { isEnough, LEAST_COUNT, type Rate, type RateBasis, rateInterval } from '@clutchline/domain';

import { useTexts } from '../../i18n/use-texts';
import styles from './analysis.module.css';
import { RateChart } from './rate-chart';

/** @example percent(0.705) // 71 */
export const percent = (share: number): number => Math.round(share * 100);

interface RateTextProps {
  readonly rate: Rate;
  readonly basis: RateBasis;
  readonly withChart?: boolean;
}

/** "7 of 10, 70 %, 40–89 %"; with too little data the number that is missing (STATS-3, STATS-4). */
export function RateText({ rate, basis, withChart = false }: RateTextProps) {
  const { t, format } = useTexts();
  const { hits, count } = rate;
  const interval = rateInterval(rate);
  if (interval === null || !isEnough(basis, count)) return <FewData basis={basis} count={count} />;
  const share = hits / count;
  return (
    <span className={styles['rate']}>
      {withChart && <RateChart share={share} interval={interval} chance={null} />}
      <span>
        <strong>{t('analysis.rate', { hits: format.number(hits), count: format.number(count) })}</strong>{' '}
        {t('analysis.rate_share', {
          share: percent(share),
          low: percent(interval.low),
          high: percent(interval.high),
        })}
      </span>
    </span>
  );
}

interface FewDataProps {
  readonly basis: RateBasis;
  readonly count: number;
}

/** STATS-3. */
export function FewData({ basis, count }: FewDataProps) {
  const { t } = useTexts();
  return (
    <span className={styles['quiet']}>
      {t('market-info.not_enough_data')} {t(`analysis.few_${basis}`, { count, needed: LEAST_COUNT[basis] })}
    </span>
  );
}
