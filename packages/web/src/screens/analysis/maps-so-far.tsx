import type { LiveState } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type MatchDetailData, useShownMaps } from '../../state';
import { TeamCrest } from '../common/match-parts';
import styles from './analysis.module.css';

interface MapsSoFarProps {
  readonly detail: MatchDetailData;
  readonly live: LiveState;
}

/** Of a live match: its own maps are no part of the analysis (STATS-9). */
export function MapsSoFar({ detail, live }: MapsSoFarProps) {
  const t = useT();
  const { match } = detail;
  const maps = useShownMaps(match, live, detail.maps) ?? [];
  if (maps.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('analysis.so_far')}>
      <h2>{t('analysis.so_far')}</h2>
      <table className={styles['table']} aria-label={t('analysis.so_far')}>
        <thead>
          <tr>
            <th scope="col" className={styles['unbroken']}>
              {t('match-detail.maps')}
            </th>
            <th scope="col" className={styles['whole']}>
              {teamName(t, match, 1)}
            </th>
            <th scope="col" className={styles['whole']}>
              {teamName(t, match, 2)}
            </th>
            <th scope="col" className={styles['whole']}>
              {t('analysis.map_won')}
            </th>
          </tr>
        </thead>
        <tbody>
          {maps.map(({ round, points, won }) => (
            <tr key={round}>
              <th scope="row" className={styles['unbroken']}>
                {roundTitle(t, round, roundNumeral(round, t.langId))}
              </th>
              <td>{points[0]}</td>
              <td>{points[1]}</td>
              <td>
                {won !== null && (
                  <span className={styles['winner']}>
                    <TeamCrest match={match} side={won} size={18} />
                    <span>{teamName(t, match, won)}</span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
