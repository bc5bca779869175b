import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import { useFetched } from '../queries/use-fetched';
import { playerOf } from '../session/session-store';
import type { ChessMove } from './chess-move';
import { type ChessPlayState, type ChessResult, chessPlayOf, followPlayer, playChess, repeatChess } from './chess-play';
import { chessQuery, type HeldChess, hold, newerOf } from './chess-query';
import { newClientSeed, type OwnClientSeed } from './client-seed';
import { followPushedStates } from './follow-pushed-states';
import { useStore } from '../use-snapshot';

export interface ChessView extends Pick<ChessPlayState, 'phase' | 'result'> {
  readonly status: 'signed-out' | 'loading' | 'failed' | 'ready';
  /** Null unless ready. */
  readonly held: HeldChess | null;
  /** The server did not answer last: nothing can be played. */
  readonly isStale: boolean;
  readonly play: (move: ChessMove) => void;
  /** Sends a request without an answer again. */
  readonly repeat: () => void;
  readonly reload: () => void;
}

/** Auto chess of the player for the life of the component (CHESS-1). */
export function useChess(): ChessView {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const [store] = useState(() => chessPlayOf(app));
  const { phase, result, pushed, generation: playedBy } = useStore(store);
  const { data, failed, reload } = useFetched(chessQuery(app, generation));
  useEffect(() => {
    followPlayer(store, generation);
    if (token === null) return undefined;
    return followPushedStates(app, {
      onState: (state) => store.setState({ pushed: newerOf(store.getState().pushed, hold(app, state)) }),
      onInvalid: () => app.queries.entry(chessQuery(app, generation)).invalidate(),
    });
  }, [app, store, token, generation]);
  const isOwn = playedBy === generation;
  const held = data === undefined ? null : isOwn && pushed !== null ? newerOf(data, pushed) : data;
  useNotedHashes(app, held);
  return {
    status: token === null ? 'signed-out' : held !== null ? 'ready' : failed ? 'failed' : 'loading',
    held,
    isStale: failed,
    phase: isOwn ? phase : 'idle',
    result: isOwn ? result : null,
    play: (move) => void playChess(app, store, move),
    repeat: () => void repeatChess(app, store),
    reload,
  };
}

/** Loaded apart: without it the game is played all the same. */
function useNotedHashes(app: ReturnType<typeof useApp>, held: HeldChess | null): void {
  const player = useStore(app.session, playerOf);
  const seeds = held?.state.seeds ?? null;
  useEffect(() => {
    if (player === null || seeds === null) return;
    void import('./announced-hashes').then(
      ({ noteHashes }) => {
        if (playerOf(app.session.getState()) === player)
          chessPlayOf(app).setState({ announced: noteHashes(app, player, seeds) });
      },
      () => undefined,
    );
  }, [app, player, seeds]);
}

/** Hash of own seeds as this browser first saw it; null if it has not (CHESS-10). */
export function useAnnouncedHash(no: number): string | null {
  const announced = useStore(chessPlayOf(useApp()), (state) => state.announced);
  return announced.find((each) => each.no === no)?.hash ?? null;
}

/** Calls `listener` once with each result. */
export function useChessResults(listener: (result: ChessResult) => void): void {
  const app = useApp();
  useEffect(
    () =>
      chessPlayOf(app).subscribe(({ result }, before) => {
        if (result !== null && result !== before.result) listener(result);
      }),
    [app, listener],
  );
}

const SECOND_MS = 1_000;
const EVERY_MS = 250;

/** Whole seconds until the next refresh (CHESS-6). */
export function useRefreshWait(held: HeldChess | null): number {
  const { env } = useApp();
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => {
    if (held === null) return 0;
    const left = held.receivedAt + held.state.refresh_wait_ms - env.now();
    return Math.max(0, Math.ceil(left / SECOND_MS));
  });
}

/** The client seed of this browser, and a way to make another one (CHESS-10). */
export function useClientSeed(): OwnClientSeed & { readonly create: () => string } {
  const app = useApp();
  const own = useStore(chessPlayOf(app), ({ clientSeed }) => clientSeed);
  return { ...own, create: () => newClientSeed(app) };
}
