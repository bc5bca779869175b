import type { BetHistoryItem } from '@clutchline/contract';
import { useState } from 'react';

import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { useFetched } from '../queries/use-fetched';
import type { RoundBet } from './round-bets';
import type { OpenGame } from './round-game';
import { useStore } from '../use-snapshot';

const MOST_BETS = 100;

/**
 * Bets that the server has of the round at which the component begins, or the player signs in: this page may not have
 * placed them. Of later rounds nothing is asked, so that the pages do not call all at once when a round begins.
 */
export function useOwnRoundBets({ match: { game_id: gameId } }: OpenGame): readonly RoundBet[] {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const [first, setFirst] = useState({ generation, gameId });
  if (first.generation !== generation) setFirst({ generation, gameId });
  const { data } = useFetched<readonly RoundBet[]>({
    key: ['own', generation, 'round-bets', gameId],
    fetch: async (signal) => {
      const asked = { days: 7, state: 'all', kind: 'virtual', game_id: gameId, page: 1, page_size: MOST_BETS } as const;
      const { items } = await fetchData(app, 'getUserHistory', asked, signal);
      return items.flatMap(roundBetOf);
    },
    enabled: token !== null && first.gameId === gameId,
  });
  return data ?? [];
}

function roundBetOf({ order_no: orderNo, stake, receive_status, legs }: BetHistoryItem): readonly RoundBet[] {
  const [leg] = legs;
  if (leg === undefined || receive_status !== ACCEPTED) return [];
  return [{ orderNo, shopId: leg.shop_id, stake, odds: leg.odd }];
}

const ACCEPTED = 0;
