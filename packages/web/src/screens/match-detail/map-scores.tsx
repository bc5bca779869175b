import type { LiveState, MapScore, Match } from '@clutchline/contract';
import { isUnderWay, roundNumeral } from '@clutchline/domain';
import { roundTitle, sideOf, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './map-scores.module.css';

interface MapScoresProps {
  readonly match: Match;
  readonly maps: readonly MapScore[];
  readonly live: LiveState;
}

/** DETAIL-1. Not before the second map. */
export function MapScores({ match, maps, live }: MapScoresProps) {
  const t = useT();
  const over = maps.filter(({ round }) => round !== live.round || !isUnderWay(live.status));
  if (over.length === 0) return null;
  const now = isUnderWay(live.status) && live.round > 0 ? [playing(live)] : [];
  return (
    <ol className={styles['maps']} aria-label={t('match-detail.map_scores')}>
      {[...over, ...now].map((map) => (
        <li key={map.round} data-now={map.round === live.round && now.length > 0}>
          <MapLine match={match} map={map} />
        </li>
      ))}
    </ol>
  );
}

const playing = ({ round, round_score_1, round_score_2 }: LiveState): MapScore => ({
  round,
  winner: null,
  score_1: round_score_1,
  score_2: round_score_2,
});

function MapLine({ match, map }: { readonly match: Match; readonly map: MapScore }) {
  const t = useT();
  const title = roundTitle(t, map.round, roundNumeral(map.round, t.langId));
  const score_1 = scoreText(map.score_1);
  const score_2 = scoreText(map.score_2);
  const winner = map.winner === null ? null : sideOf(match, map.winner);
  return (
    <>
      <VisuallyHidden>
        {winner === null
          ? t('match-detail.map_score_open', { map: title, score_1, score_2 })
          : t('match-detail.map_score', { map: title, score_1, score_2, team: teamName(t, match, winner) })}
      </VisuallyHidden>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      <span className={styles['score']} aria-hidden="true">
        <span data-won={winner === 1}>{score_1}</span>
        {' : '}
        <span data-won={winner === 2}>{score_2}</span>
      </span>
    </>
  );
}

function scoreText(score: number | null): string {
  return score === null ? '–' : String(score);
}
