import type { LiveState, MapScore, Match, Play } from '@clutchline/contract';
import { marketPhase, type MarketPhase } from '@clutchline/domain';
import { useCallback } from 'react';

import { useApp } from '../app-context';
import { playStateOf } from '../prices/odds-state';
import type { OddsKey } from '../prices/odds-store';
import { roundOf, withRound } from '../route/address-query';
import { useNow } from '../use-now';
import { useSnapshot } from '../use-snapshot';

/** Renders only when a play is hidden or shown (PUSH-3). */
export function useShownPlays(gameId: number, plays: readonly Play[]): readonly Play[] {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.map((play): OddsKey => ['play', play.play_info_id]);
      return odds.subscribe([['game', gameId], ...keys], listener);
    },
    [odds, gameId, plays],
  );
  const isShown = (play: Play): boolean => playStateOf(odds, play) !== 'hidden';
  const marks = useSnapshot(subscribe, () => plays.map((play) => (isShown(play) ? '1' : '0')).join(''));
  return plays.filter((_play, index) => marks[index] === '1');
}

interface MatchPlays {
  readonly match: Pick<Match, 'game_id' | 'start_time'>;
  /** As shown, which may be older (SYNC-2). */
  readonly live: Pick<LiveState, 'status'>;
  readonly plays: readonly Play[];
}

/** GAMES-8. */
export function useMarketPhase({ match, live, plays }: MatchPlays): MarketPhase {
  const { odds } = useApp();
  const now = useNow();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.map((play): OddsKey => ['play', play.play_info_id]);
      return odds.subscribe([['game', match.game_id], ...keys], listener);
    },
    [odds, match.game_id, plays],
  );
  return useSnapshot(subscribe, () => {
    const game = odds.game(match.game_id);
    const status = game?.status ?? game?.live?.status ?? live.status;
    const shown = plays.map((play) => odds.play(play.play_info_id) ?? play).filter((play) => play.is_hide === 0);
    const statuses = shown.map((play) => play.status);
    return marketPhase({ status, startTime: match.start_time, now, plays: statuses });
  });
}

export function useMapScores(gameId: number, initial: readonly MapScore[]): readonly MapScore[] {
  const { odds } = useApp();
  const subscribe = useCallback((listener: () => void) => odds.subscribe([['game', gameId]], listener), [odds, gameId]);
  return useSnapshot(subscribe, () => odds.shownGame(gameId)?.maps) ?? initial;
}

interface RoundView {
  /** 1 to 16; 0 is the whole match. */
  readonly round: number;
  readonly choose: (round: number) => void;
}

/**
 * The map is part of the address, for links and the way back; changes replace the step.
 * @param bestOf a greater map in the address shows the whole match.
 */
export function useRound(bestOf: number): RoundView {
  const { location } = useApp().env;
  const { search } = useSnapshot(location.subscribe, location.read);
  const named = roundOf(search);
  return {
    round: named <= bestOf ? named : 0,
    choose: (round) => {
      const { path, search: query, state } = location.read();
      location.go(`${path}?${withRound(query, round)}`, { replace: true, state });
    },
  };
}
