import type { Match } from '@clutchline/contract';
import { formatLine, sideOf, teamName, type Translator } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import type { MapShare, ShownThreshold } from '../../state';
import styles from './analysis.module.css';
import { percent, RateText } from './rate-text';

interface ThresholdsProps {
  readonly match: Match;
  readonly thresholds: readonly ShownThreshold[];
}

/** STATS-5. */
export function Thresholds({ match, thresholds }: ThresholdsProps) {
  const t = useT();
  if (thresholds.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('analysis.thresholds')}>
      <h2>{t('analysis.thresholds')}</h2>
      <div className={styles['pair']}>
        {thresholds.map((threshold) => (
          <div key={threshold.market} className={styles['team']}>
            <h3>{lineText(t, threshold)}</h3>
            <dl className={styles['rates']}>
              {threshold.teams.map(({ teamId, above }) => (
                <div key={teamId}>
                  <dt>{teamName(t, match, sideOf(match, teamId))}</dt>
                  <dd>
                    <RateText rate={above} basis="map" withChart />
                  </dd>
                </div>
              ))}
            </dl>
            <ShareText share={threshold.share} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** "More than 26.5 kills". */
function lineText(t: Translator, { market, line }: Pick<ShownThreshold, 'market' | 'line'>): string {
  return t(`analysis.above_${market}`, { line: formatLine(line) });
}

/** Of the event or, if it has few maps, of the game (STATS-8). */
export function ShareText({ share: { above, maps, scope } }: { readonly share: MapShare }) {
  const { t, format } = useTexts();
  if (maps === 0) return null;
  return (
    <p className={styles['quiet']}>
      {t(`analysis.share_${scope}`, {
        above: format.number(above),
        maps: format.number(maps),
        share: percent(above / maps),
      })}
    </p>
  );
}
