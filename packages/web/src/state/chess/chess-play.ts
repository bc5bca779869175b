import { createStore, type StoreApi } from 'zustand/vanilla';

import type { AppState } from '../app-state';
import type { AnnouncedHash } from './announced-hashes';
import type { ChessMove, ChessRequest } from './chess-move';
import { chessQuery, type HeldChess } from './chess-query';
import { type OwnClientSeed, ownClientSeed, storeClientSeed } from './client-seed';
import { type ChessOutcome, sendChessMove } from './send-chess-move';

/** What became of a move. */
export interface ChessResult {
  readonly move: ChessMove;
  readonly outcome: Extract<ChessOutcome, { kind: 'done' | 'refused' }>;
}

export interface ChessPlayState {
  /** Of the session; the fields are of its player. */
  readonly generation: number;
  /** One move at a time. `unknown`: no answer came, and the same request is sent again on demand. */
  readonly phase: 'idle' | 'busy' | 'unknown';
  readonly request: ChessRequest | null;
  readonly result: ChessResult | null;
  /** Of this browser, for every player. */
  readonly clientSeed: OwnClientSeed;
  /** Newest state of the push. */
  readonly pushed: HeldChess | null;
  /** Hashes of seeds as this browser first saw them. */
  readonly announced: readonly AnnouncedHash[];
}

export type ChessPlayStore = StoreApi<ChessPlayState>;

const EMPTY = { phase: 'idle', request: null, result: null, pushed: null, announced: [] } as const;

const stores = new WeakMap<object, ChessPlayStore>();

/** One for the life of the app: a request without an answer is known on return to the screen (CHESS-11). */
export function chessPlayOf(app: Pick<AppState, 'env' | 'session'>): ChessPlayStore {
  const { generation } = app.session.getState();
  const store =
    stores.get(app) ?? createStore<ChessPlayState>(() => ({ generation, clientSeed: ownClientSeed(app), ...EMPTY }));
  stores.set(app, store);
  return store;
}

/** Another player begins without moves. */
export function followPlayer(store: ChessPlayStore, generation: number): void {
  if (store.getState().generation !== generation) store.setState({ generation, ...EMPTY });
}

type App = Pick<AppState, 'env' | 'call' | 'session' | 'queries' | 'refresh'>;

/** Plays a move unless another one is under way. The first refresh first sends the client seed of this browser (CHESS-10). */
export async function playChess(app: App, store: ChessPlayStore, move: ChessMove): Promise<void> {
  const { generation } = app.session.getState();
  followPlayer(store, generation);
  if (store.getState().phase !== 'idle') return;
  const state = app.queries.entry(chessQuery(app, generation)).read().data?.state;
  if (move.kind === 'refresh' && state?.seeds.client_seed === null) {
    const seeds = { kind: 'change_seeds', clientSeed: store.getState().clientSeed.seed } as const;
    if (!(await send(app, store, { requestId: app.env.randomId(), generation, move: seeds }))) return;
  }
  await send(app, store, { requestId: app.env.randomId(), generation, move });
}

/** Sends the request without an answer again. */
export async function repeatChess(app: App, store: ChessPlayStore): Promise<void> {
  const { phase, request } = store.getState();
  if (phase === 'unknown' && request !== null) await send(app, store, request);
}

/** @returns whether it was done. */
async function send(app: App, store: ChessPlayStore, request: ChessRequest): Promise<boolean> {
  const { move } = request;
  store.setState({ phase: 'busy', request, result: null });
  const outcome = await sendChessMove(app, request);
  if (store.getState().request !== request) return false;
  if (outcome.kind === 'unknown') {
    store.setState({ phase: 'unknown' });
    return false;
  }
  if (outcome.kind === 'left') {
    store.setState({ phase: 'idle', request: null });
    return false;
  }
  if (outcome.kind === 'done' && move.kind === 'change_seeds') {
    storeClientSeed(app, move.clientSeed);
    store.setState({ clientSeed: { seed: move.clientSeed, wasDamaged: false } });
  }
  if (outcome.kind === 'done') app.refresh.ask('own');
  store.setState({ phase: 'idle', request: null, result: { move, outcome } });
  return outcome.kind === 'done';
}
