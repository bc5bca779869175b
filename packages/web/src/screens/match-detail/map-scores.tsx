import type { LiveState, MapScore, Match } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ShownMap, useShownMaps } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { TeamCrest } from '../common/match-parts';
import styles from './map-scores.module.css';

interface MapScoresProps {
  readonly match: Match;
  readonly initial: readonly MapScore[];
  readonly live: LiveState;
}

/** DETAIL-1, DETAIL-8: score and winner of each map, and the map being played. Not before the second map. */
export function MapScores({ match, initial, live }: MapScoresProps) {
  const t = useT();
  const maps = useShownMaps(match, live, initial);
  if (maps === null || maps.every(({ isNow }) => isNow)) return null;
  return (
    <ol className={styles['maps']} aria-label={t('match-detail.map_scores')}>
      {maps.map((map) => (
        <MapLine key={map.round} match={match} map={map} />
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
    <li data-now={map.isNow}>
      <VisuallyHidden>
        {won !== null && t('match-detail.map_score', { ...texts, team: teamName(t, match, won) })}
        {won === null && t(map.isNow ? 'match-detail.map_score_now' : 'match-detail.map_score_open', texts)}
      </VisuallyHidden>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      {won !== null && <TeamCrest match={match} side={won} size={18} />}
      <span className={styles['score']} aria-hidden="true">
        <span data-won={won === 1}>{score_1}</span>
        {' : '}
        <span data-won={won === 2}>{score_2}</span>
      </span>
    </li>
  );
}
