import type { Match } from '@clutchline/contract';
import { isEnough } from '@clutchline/domain';
import { sideOf, teamName } from '@clutchline/i18n';

import { useTexts } from '../../i18n/use-texts';
import type { Measure, ShareOf, ShownForm } from '../../state';
import { clockText } from '../common/match-parts';
import styles from './analysis.module.css';
import { FewData, RateText } from './rate-text';

const MEASURES: readonly Measure[] = ['own', 'opposing', 'both', 'length'];
const SHARES: readonly ShareOf[] = ['first_blood', 'first_tower', 'pistols'];

interface RecentDataProps {
  readonly match: Match;
  readonly forms: readonly ShownForm[];
}

/** STATS-4: a fact that is known of no map has no row. */
export function RecentData({ match, forms }: RecentDataProps) {
  const { t } = useTexts();
  const unit = match.game_type_id === ROUNDS_GAME ? 'rounds' : 'kills';
  const measures = MEASURES.filter((measure) => forms.some(({ means }) => means[measure].count > 0));
  const shares = SHARES.filter((share) => forms.some((form) => form.shares[share].count > 0));
  if (measures.length + shares.length === 0) return null;
  const nameOf = (measure: Measure): string =>
    measure === 'length' ? t('analysis.length') : t(`analysis.${measure}_${unit}`);
  return (
    <section className={styles['part']} aria-label={t('analysis.recent')}>
      <h2>{t('analysis.recent')}</h2>
      <table className={styles['table']} aria-label={t('analysis.recent')}>
        <thead>
          <tr>
            <th scope="col">{t('analysis.per_map')}</th>
            {forms.map(({ teamId }) => (
              <th key={teamId} scope="col">
                {teamName(t, match, sideOf(match, teamId))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{nameOf(measure)}</th>
              {forms.map((form) => (
                <td key={form.teamId}>
                  <Mean form={form} measure={measure} />
                </td>
              ))}
            </tr>
          ))}
          {shares.map((share) => (
            <tr key={share}>
              <th scope="row">{share === 'pistols' ? t('analysis.pistols') : t(`market.name_${share}`)}</th>
              {forms.map((form) => (
                <td key={form.teamId}>
                  <RateText rate={form.shares[share]} basis="map" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ROUNDS_GAME = 3;

/** With the number of maps behind it. */
function Mean({ form, measure }: { readonly form: ShownForm; readonly measure: Measure }) {
  const { t } = useTexts();
  const { sum, count } = form.means[measure];
  if (!isEnough('map', count)) return <FewData basis="map" count={count} />;
  const mean = sum / count;
  const value = measure === 'length' ? clockText(Math.round(mean)) : mean.toFixed(1);
  return (
    <>
      <strong>{value}</strong> <span className={styles['quiet']}>{t('analysis.of_maps', { count })}</span>
    </>
  );
}
