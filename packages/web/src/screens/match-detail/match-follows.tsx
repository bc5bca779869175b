import type { Match } from '@clutchline/contract';
import { matchTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { FollowToggle } from '../common/follow-toggle';
import { ShareButton } from '../common/share-button';
import styles from './match-follows.module.css';

/** Below the teams; on a phone at the end, so that it takes no room from the prices (DETAIL-9, FOLLOW-1). */
export function MatchFollows({ match }: { readonly match: Match }) {
  const t = useT();
  return (
    <div className={styles['follows']}>
      <FollowToggle teamId={match.team_id_1} name={teamName(t, match, 1)} />
      <ShareButton route={`/match/detail?game_id=${match.game_id}`} title={matchTitle(t, match)} />
      <FollowToggle teamId={match.team_id_2} name={teamName(t, match, 2)} />
    </div>
  );
}
