import type { ChessStateInfo } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';

/** A state as received. */
export interface HeldChess {
  readonly state: ChessStateInfo;
  /** This machine's ms: waits of the state count from here. */
  readonly receivedAt: number;
}

/** Each call counts as presence, and rents end with time alone. */
const ASK_EVERY_MS = 60_000;
const FRESH_MS = 5_000;

type App = Pick<AppState, 'env' | 'call' | 'session'>;

/** State of the signed-in player (CHESS-1). */
export const chessQuery = (app: App, generation: number): Query<HeldChess> => ({
  key: ['own', generation, 'chess'],
  fetch: async (signal, known) => newerOf(known ?? null, hold(app, await fetchData(app, 'getChessState', {}, signal))),
  enabled: app.session.getState().token !== null,
  freshMs: FRESH_MS,
  everyMs: ASK_EVERY_MS,
});

export const hold = ({ env }: Pick<AppState, 'env'>, state: ChessStateInfo): HeldChess => ({
  state,
  receivedAt: env.now(),
});

/** The one with the higher version; of equal ones the later (bad input row 158). */
export function newerOf(known: HeldChess | null, next: HeldChess): HeldChess {
  if (known === null) return next;
  const [a, b] = [known.state, next.state];
  if (a.version !== b.version) return a.version > b.version ? known : next;
  return a.at > b.at ? known : next;
}
