import type { Match, Play } from '@clutchline/contract';
import { formatOdd, parseOdd } from '@clutchline/domain';
import { pickTitle } from '@clutchline/i18n';
import { useId, useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useTexts } from '../../i18n/use-texts';
import { type PriceSteps, useNow, usePlayOdds, usePriceSteps } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { LoadFailed } from '../common/load-failed';
import styles from './analysis.module.css';
import charts from './charts.module.css';
import { dashOf, stepPath, type Step, withCurrent } from './price-steps';

interface PriceChartProps {
  readonly match: Match;
  readonly play: Play;
}

/** STATS-10: prices of a play since it opened, as lines and as the same table. */
export function PriceChart({ match, play }: PriceChartProps) {
  const steps = usePriceSteps(play.play_info_id);
  if (steps.status === 'loading') return <Skeleton width="100%" height="8rem" />;
  if (steps.status === 'failed') return <LoadFailed reload={steps.reload} />;
  return <Chart match={match} play={play} stored={steps.data} />;
}

const MINUTE_MS = 60_000;
/** More of them need a higher chart. */
const MANY_LINES = 4;

function Chart({ match, play, stored }: PriceChartProps & { readonly stored: PriceSteps }) {
  const { t, format } = useTexts();
  const oddText = useOddText();
  const now = useNow(MINUTE_MS);
  const odds = usePlayOdds(play);
  const id = useId();
  const [isTable, setTable] = useState(false);
  const lines = play.points.map((point, index) => {
    const own = stored.find(({ point_id }) => point_id === point.point_id)?.steps ?? [];
    const steps = own.map(({ at, odd }): Step => ({ at, odd: parseOdd(odd) }));
    const title = pickTitle(t, { match, play, pick: point.pick, line: point.line });
    return { id: point.point_id, title, steps: withCurrent(steps, odds[index] ?? null, now) };
  });
  const all = lines.flatMap(({ steps }) => steps);
  if (all.length === 0) return <p className={styles['quiet']}>{t('market-info.not_enough_data')}</p>;
  const times = all.map(({ at }) => at);
  const bounds = {
    from: Math.min(...times),
    to: Math.max(...times),
    least: Math.min(...all.map(({ odd }) => odd)),
    most: Math.max(...all.map(({ odd }) => odd)),
  };
  const text = (odd: number): string => oddText(formatOdd(odd));
  return (
    <div className={charts['moves']}>
      <svg
        className={charts['movesChart']}
        data-many={lines.length > MANY_LINES}
        viewBox="0 0 300 80"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {lines.map((line, index) => (
          <path
            key={line.id}
            d={stepPath(line.steps, bounds)}
            strokeDasharray={dashOf(index)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul className={charts['legend']}>
        {lines.map(({ id: pointId, title, steps }, index) => {
          const [first, last] = [steps[0], steps.at(-1)];
          return (
            <li key={pointId}>
              <svg className={charts['sample']} aria-hidden="true" focusable="false">
                <path d="M0 4H96" strokeDasharray={dashOf(index)} />
              </svg>
              <span>
                {first !== undefined && last !== undefined
                  ? t('analysis.from_to', { pick: title, from: text(first.odd), to: text(last.odd) })
                  : title}
              </span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles['more']}
        aria-expanded={isTable}
        aria-controls={isTable ? id : undefined}
        onClick={() => setTable(!isTable)}
      >
        {t('analysis.as_table')}
      </button>
      {isTable && (
        <table id={id} className={styles['table']} aria-label={t('analysis.odds_moves')}>
          <thead>
            <tr>
              <th scope="col">{t('analysis.date')}</th>
              <th scope="col">{t('analysis.selection')}</th>
              <th scope="col">{t('analysis.odds')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.flatMap(({ id: pointId, title, steps }) =>
              steps.map(({ at, odd }) => (
                <tr key={`${pointId} ${at}`}>
                  <td>
                    <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
                  </td>
                  <th scope="row">{title}</th>
                  <td>{text(odd)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </div>
  );
}
