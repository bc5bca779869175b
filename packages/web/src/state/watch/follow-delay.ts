import { isUnderWay } from '@clutchline/domain';

import type { AppState } from '../app-state';
import type { GameState } from '../prices/odds-store';
import { delayOf } from './watch-actions';

/**
 * Shows score, clock and map of the watched match as they were when the picture was made (SYNC-2). Prices, states of markets,
 * acceptance, balance and settlement are read from the current state and never delayed. The result of a match that is over stays
 * hidden until the picture shows its end. Only durations of this machine's clock count, so the speed of business time has no
 * effect.
 */
export function followDelay(app: Pick<AppState, 'env' | 'odds' | 'spoilers' | 'watch'>, gameId: number): () => void {
  const { env, odds, spoilers, watch } = app;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    clearTimeout(timer);
    const { watched } = watch.getState();
    if (watched?.match.game_id !== gameId) return;
    const now = env.now();
    const current = odds.game(gameId);
    if (current !== undefined && current !== watched.history.newest) watched.history.add(current, now);
    const delay = watched.isSynced ? (delayOf(watched) ?? 0) : 0;
    const moment = watched.history.steady(now - delay);
    const shown = delay === 0 ? current : watched.history.valueAt(moment);
    odds.showGame(gameId, shown === current || shown === undefined ? null : shown);
    setBehind(isBehind(shown, current));
    const next = delay === 0 ? null : watched.history.nextAfter(moment);
    if (next !== null) timer = setTimeout(show, Math.max(0, next + delay - now));
  }

  function setBehind(hides: boolean): void {
    const behind = hides ? gameId : null;
    if ((spoilers.getState().behind ?? null) !== behind) spoilers.setState({ behind });
  }

  const stops = [odds.subscribe([['game', gameId]], show), watch.subscribe(show)];
  show();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    odds.showGame(gameId, null);
    setBehind(false);
  };
}

const runs = (state: GameState | undefined): boolean => {
  const status = state?.status ?? state?.live?.status;
  return status !== undefined && isUnderWay(status);
};

const isBehind = (shown: GameState | undefined, current: GameState | undefined): boolean =>
  runs(shown) && !runs(current);
