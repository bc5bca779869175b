import { CATEGORY, type Match, type Play, type Point } from '@clutchline/contract';
import { fairOdds, formatOdd, type Interval } from '@clutchline/domain';
import { pickTitle, sideOf, teamName } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useTexts } from '../../i18n/use-texts';
import type { PointView } from '../../state';
import { OddsCell } from '../common/odds-cell';
import { DetailPoolCell } from '../common/pool/pool-cell';
import styles from './analysis.module.css';
import { RateChart } from './rate-chart';
import { FewData, percent } from './rate-text';

interface PointLineProps {
  readonly match: Match;
  readonly play: Play;
  readonly point: Point;
  /** Null without counts. */
  readonly view: PointView | null;
}

/** The normal odds button, and past matches beside it (STATS-6, STATS-8). */
export function PointLine({ match, play, point, view }: PointLineProps) {
  const { t } = useTexts();
  const Cell = play.category_id === CATEGORY.normal_bet ? DetailPoolCell : OddsCell;
  return (
    <li className={styles['point']}>
      <div>
        <Cell match={match} play={play} point={point} label="full" />
      </div>
      <div className={styles['past']}>
        <strong>{pickTitle(t, { match, play, pick: point.pick, line: point.line })}</strong>
        {view !== null && <Past match={match} view={view} />}
      </div>
    </li>
  );
}

function Past({ match, view }: { readonly match: Match; readonly view: PointView }) {
  const { t, format } = useTexts();
  const { rate, basis, interval, chance, comparison } = view;
  if (interval === null) {
    return (
      <>
        <FewData basis={basis} count={rate.count} />
        <Apart match={match} view={view} />
      </>
    );
  }
  return (
    <>
      <RateChart share={rate.hits / rate.count} interval={interval} chance={chance} />
      <span>
        {t('analysis.rate', { hits: format.number(rate.hits), count: format.number(rate.count) })}{' '}
        {t('analysis.rate_share', {
          share: percent(rate.hits / rate.count),
          low: percent(interval.low),
          high: percent(interval.high),
        })}
      </span>
      {chance !== null && <span>{t('analysis.implied', { share: percent(chance) })}</span>}
      {comparison !== null && <strong>{t(`analysis.compared_${comparison}`)}</strong>}
      <FairRange interval={interval} />
      <Apart match={match} view={view} />
    </>
  );
}

function FairRange({ interval }: { readonly interval: Interval }) {
  const { t } = useTexts();
  const oddText = useOddText();
  const { shortest, longest } = fairOdds(interval);
  const text = (odd: number): string => oddText(formatOdd(odd));
  return (
    <span className={styles['quiet']}>
      {longest === null
        ? t('analysis.fair_open', { shortest: text(shortest) })
        : t('analysis.fair', { shortest: text(shortest), longest: text(longest) })}
    </span>
  );
}

/** Each team if both count, and what was neither won nor lost. */
function Apart({ match, view: { counts } }: { readonly match: Match; readonly view: PointView }) {
  const { t } = useTexts();
  const { teams, pushed, voided } = counts;
  const parts = [
    ...(teams.length > 1
      ? teams.map(({ team_id, won, lost }) =>
          t('analysis.of_team', { team: teamName(t, match, sideOf(match, team_id)), hits: won, count: won + lost }),
        )
      : []),
    ...(pushed > 0 ? [t('analysis.pushed', { count: pushed })] : []),
    ...(voided > 0 ? [t('analysis.voided', { count: voided })] : []),
  ];
  return parts.length === 0 ? null : <span className={styles['quiet']}>{parts.join(' · ')}</span>;
}
