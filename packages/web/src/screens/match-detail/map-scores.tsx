import type { LiveState, MapScore, Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ShownMap, useShownMaps } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './map-scores.module.css';

interface MapScoresProps {
  readonly match: Match;
  readonly initial: readonly MapScore[];
  readonly live: LiveState;
}

/** DETAIL-1. Not before the second map. */
export function MapScores({ match, initial, live }: MapScoresProps) {
  const t = useT();
  const maps = useShownMaps(match, live, initial);
  if (maps === null || maps.every(({ isNow }) => isNow)) return null;
  return (
    <ol className={styles['maps']} aria-label={t('match-detail.map_scores')}>
      {maps.map((map) => (
        <li key={map.round} data-now={map.isNow}>
          <MapLine match={match} map={map} />
        </li>
      ))}
    </ol>
  );
}

function MapLine({ match, map }: { readonly match: Match; readonly map: ShownMap }) {
  const t = useT();
  const title = roundTitle(t, map.round, roundNumeral(map.round, t.langId));
  const [score_1, score_2] = map.points.map((points) => (points === null ? '–' : String(points)));
  const { won } = map;
  const texts = { map: title, score_1: score_1 ?? '', score_2: score_2 ?? '' };
  return (
    <>
      <VisuallyHidden>
        {won === null
          ? t('match-detail.map_score_open', texts)
          : t('match-detail.map_score', { ...texts, team: teamName(t, match, won) })}
      </VisuallyHidden>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      <span className={styles['score']} aria-hidden="true">
        <span data-won={won === 1}>{score_1}</span>
        {' : '}
        <span data-won={won === 2}>{score_2}</span>
      </span>
    </>
  );
}
