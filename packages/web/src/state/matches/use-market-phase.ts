import type { LiveState, Match, Play } from '@clutchline/contract';
import { marketPhase, type MarketPhase } from '@clutchline/domain';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { OddsKey } from '../prices/odds-store';
import { useNow } from '../use-now';

interface MatchPlays {
  readonly match: Pick<Match, 'start_time'>;
  readonly live: Pick<LiveState, 'status'>;
  readonly plays: readonly Play[];
}

/** GAMES-8. */
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
  return useSyncExternalStore(subscribe, () => {
    const shown = plays.map((play) => odds.play(play.play_info_id) ?? play).filter((play) => play.is_hide === 0);
    const statuses = shown.map((play) => play.status);
    return marketPhase({ status: live.status, startTime: match.start_time, now, plays: statuses });
  });
}
