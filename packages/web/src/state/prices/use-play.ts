import { type LiveState, type Match, type Play, POINT_STATUS } from '@clutchline/contract';
import { parseOdd, playReason, type PlayReason, stateForReason } from '@clutchline/domain';
import { useCallback } from 'react';

import { useApp } from '../app-context';
import { type OddsState, playStateOf } from './odds-state';
import type { OddsKey, OddsStore } from './odds-store';
import { useSnapshot } from '../use-snapshot';

export function usePlayState(play: Play): OddsState {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) =>
      odds.subscribe(
        [
          ['play', play.play_info_id],
          ['game', play.game_id],
        ],
        listener,
      ),
    [odds, play.play_info_id, play.game_id],
  );
  return useSnapshot(subscribe, () => playStateOf(odds, play));
}

const NO_PRICE = 'none';

/** Thousandths; empty if one is missing. */
export function usePlayOdds({ points }: Pick<Play, 'points'>): readonly number[] {
  const { odds } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = points.map((point): OddsKey => ['point', point.point_id]);
      return odds.subscribe(keys, listener);
    },
    [odds, points],
  );
  const texts = useSnapshot(subscribe, () =>
    points.map((point) => (odds.point(point.point_id) ?? point).odd ?? NO_PRICE).join(' '),
  );
  return texts === '' || texts.includes(NO_PRICE) ? [] : texts.split(' ').map(parseOdd);
}

interface PlayOfMatch {
  readonly match: Pick<Match, 'game_id' | 'game_type_id'>;
  readonly play: Play;
  readonly live: LiveState;
}

/** Why it accepts no bets, or only singles (GAMES-8, SLIP-6); null if it accepts all. */
export function usePlayReason({ match, play, live }: PlayOfMatch): PlayReason | null {
  const { odds } = useApp();
  const { game_id: gameId, game_type_id: typeId } = match;
  const subscribe = useCallback(
    (listener: () => void) =>
      odds.subscribe(
        [
          ['play', play.play_info_id],
          ['game', gameId],
          ['type', typeId],
        ],
        listener,
      ),
    [odds, play.play_info_id, gameId, typeId],
  );
  return useSnapshot(subscribe, () => reasonOf(odds, { match, play, live }));
}

function reasonOf(odds: OddsStore, { match, play, live }: PlayOfMatch): PlayReason | null {
  const game = odds.game(match.game_id);
  const current = game?.live ?? live;
  return playReason({
    play: { ...play, ...odds.play(play.play_info_id) },
    live: { ...current, status: game?.status ?? current.status },
    isGameStopped: odds.gameType(match.game_type_id) === POINT_STATUS.closed,
  });
}

const MARKET_STATES = ['open', 'suspended', 'closed'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/**
 * State in the label of each play, in order (GAMES-8). Renders only when one changes.
 * @param plays of one match; equal over renders.
 */
export function usePlayStates({ match, plays, live }: Omit<PlayOfMatch, 'play'> & { readonly plays: readonly Play[] }) {
  const { odds } = useApp();
  const { game_id: gameId, game_type_id: typeId } = match;
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = plays.map((play): OddsKey => ['play', play.play_info_id]);
      return odds.subscribe([['game', gameId], ['type', typeId], ...keys], listener);
    },
    [odds, plays, gameId, typeId],
  );
  const marks = useSnapshot(subscribe, () =>
    plays.map((play) => MARKET_STATES.indexOf(stateForReason(reasonOf(odds, { match, play, live })))).join(''),
  );
  return (play: Play): MarketState => MARKET_STATES[Number(marks[plays.indexOf(play)])] ?? 'closed';
}
