import type { MatchRow } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';
import { useState } from 'react';

import { useApp } from '../app-context';
import { isFavorite } from '../favorites/use-favorite';
import { useFetched } from '../queries/use-fetched';
import { useRoute } from '../route/use-route';
import { matchListQuery } from './match-list-query';
import { useStore } from '../use-snapshot';

/** The live match that the player opened last in this visit, otherwise the first live favourite (NAV-9). */
export function useFollowedMatch(): MatchRow | null {
  const app = useApp();
  const favorites = useStore(app.favorites);
  const session = useStore(app.session);
  const openedId = useLastOpened();
  const { data: rows = [] } = useFetched(matchListQuery(app, { gameTypeId: 0, handicap: 'today' }));
  const live = rows.filter(({ match, live: { status } }) => match.kind === 'match' && isUnderWay(status));
  const isFollowed = ({ match, is_favorite }: MatchRow): boolean =>
    isFavorite({ favorites, session, gameId: match.game_id, fetched: is_favorite });
  return live.find(({ match }) => match.game_id === openedId) ?? live.find(isFollowed) ?? null;
}

function useLastOpened(): number | null {
  const { screen, gameId } = useRoute();
  const opened = screen === 'match-detail' ? gameId : null;
  const [last, setLast] = useState(opened);
  if (opened !== null && opened !== last) setLast(opened);
  return opened ?? last;
}
