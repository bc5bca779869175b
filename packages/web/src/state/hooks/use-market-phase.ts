import type { LiveState, Match, Play } from '@clutchline/contract';
import { marketPhase, type MarketPhase } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { OddsKey, OddsStore } from '../prices/odds-store';
import { useNow } from './use-now';

interface MatchPlays {
  readonly match: Match;
  readonly live: LiveState;
  readonly plays: readonly Play[];
}

/** The statuses of the plays to be seen, as one text: equal texts need no new drawing. */
function statusesOf(odds: OddsStore, plays: readonly Play[]): string {
  const now = plays.map((play) => odds.play(play.play_info_id) ?? play);
  return [...new Set(now.filter((play) => play.is_hide === 0).map((play) => play.status))].sort().join();
}

/** Whether a match takes bets now (GAMES-8). `live` is its state as it is now. */
export function useMarketPhase({ match, live, plays }: MatchPlays): MarketPhase {
  const { odds } = useApp();
  const now = useNow();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.map((play): OddsKey => `play:${play.play_info_id}`);
      return odds.subscribe(keys, listener);
    },
    [odds, plays],
  );
  const statuses = useSyncExternalStore(subscribe, () => statusesOf(odds, plays));
  const known = plays.map(({ status }) => status).concat(2);
  return marketPhase({
    status: live.status,
    startTime: match.start_time,
    now,
    plays: known.filter((status) => statuses.includes(String(status))),
  });
}
