import { useFollowedMatch, useHistoryList, useRoute } from '../../state';
import { FollowedMatch } from './followed-match';
import { OpenBetsBox } from './open-bets-box';

const OPEN = { days: 30, state: 'open', kind: 'all' } as const;

/** Open bets, otherwise the live match that the player follows (NAV-9). A screen that shows either has no second one. */
export function UnderSlip() {
  const { screen, gameId } = useRoute();
  const bets = useHistoryList(OPEN);
  const followed = useFollowedMatch();
  if (bets.status === 'loading') return null;
  if (bets.status === 'ready' && bets.data.rows.length > 0 && screen !== '/bets') return <OpenBetsBox {...bets.data} />;
  if (followed === null || (screen === 'match-detail' && followed.match.game_id === gameId)) return null;
  return <FollowedMatch row={followed} />;
}
