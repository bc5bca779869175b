import { CATEGORY, type MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';
import { teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type ShownLive, useLive, useShownLive } from '../../state';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { LivePlace, TeamCrest } from '../common/match-parts';
import { NameText } from '../common/names/name-text';
import { OddsCell } from '../common/odds-cell';
import styles from './under-slip.module.css';

const SIDES = [1, 2] as const;

/** NAV-9. Of a match whose score is hidden neither score nor prices (SPOIL-3). */
export function FollowedMatch({ row: { match, plays, ...row } }: { readonly row: MatchRow }) {
  const t = useT();
  const live = useLive(match.game_id, row.live);
  const shown = useShownLive(match, live);
  if (!isUnderWay(live.status)) return null;
  const winner = plays.find(
    ({ market, category_id }) => market === 'match_winner' && category_id !== CATEGORY.normal_bet,
  );
  return (
    <section className={styles['box']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t('overview.followed')}</h2>
        <Badge tone="live">{t('status.match_live')}</Badge>
      </header>
      <AppLink className={styles['match']} screen="match-detail" gameId={match.game_id}>
        <span className={styles['quiet']}>
          <LivePlace match={match} live={live} />
        </span>
        {SIDES.map((side) => (
          <span key={side} className={styles['team']}>
            <TeamCrest match={match} side={side} />
            <span className={styles['name']}>
              <NameText text={teamName(t, match, side)} />
            </span>
            {side === 1 && <VisuallyHidden> – </VisuallyHidden>}
            {shown !== null && <SideScore shown={shown} side={side} />}
          </span>
        ))}
      </AppLink>
      {winner !== undefined && shown !== null && (
        <div className={styles['prices']}>
          {winner.points.map((point) => (
            <OddsCell key={point.point_id} match={match} play={winner} point={point} label="short" />
          ))}
        </div>
      )}
    </section>
  );
}

function SideScore({ shown: { maps, points }, side }: { readonly shown: ShownLive; readonly side: 1 | 2 }) {
  const t = useT();
  return (
    <>
      {side === 2 && <VisuallyHidden>. {t('match-list.score', { score_1: maps[0], score_2: maps[1] })}</VisuallyHidden>}
      <span className={styles['score']} aria-hidden="true">
        {maps[side - 1]}
      </span>
      {points !== null && (
        <span className={styles['points']} aria-hidden="true">
          {points[side - 1]}
        </span>
      )}
    </>
  );
}
