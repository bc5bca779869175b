import type { AppState } from '../app-state';
import { gameIdOf } from './address-query';
import { isOther, SCREEN_PATHS, screenOf, type Screen } from './screen-of';

export const matchAddress = (gameId: number): string => addressOf('match-detail', gameId);

export function addressOf(screen: Screen, gameId?: number): string {
  const path = isOther(screen) ? screen : SCREEN_PATHS[screen];
  return gameId === undefined ? path : `${path}?game_id=${gameId}`;
}

export function currentAddress(app: Pick<AppState, 'env'>): string {
  const { path, search } = app.env.location.read();
  return search === '' ? path : `${path}?${search}`;
}

/** Replaces the failed step and stores its address. */
export function openFailure(
  app: Pick<AppState, 'env' | 'laterPaths'>,
  screen: 'not-net' | 'ip-limit' | 'not-found',
  message?: string,
): void {
  const { path, state } = app.env.location.read();
  const here = screenOf(path);
  if (here === screen) return;
  const from = isFailure(here) ? returnAddress(app, state) : currentAddress(app);
  app.env.location.go(SCREEN_PATHS[screen], {
    replace: true,
    state: { from, ...(message === undefined ? {} : { message }) },
  });
}

type Place = ReturnType<typeof screenOf>;

const isFailure = (place: Place): boolean => place === 'not-net' || place === 'ip-limit' || place === 'not-found';

/** Null until loaded. */
export function isKnown(app: Pick<AppState, 'laterPaths'>, path: string): boolean | null {
  const place = screenOf(path);
  return isOther(place) ? (app.laterPaths.getState().known?.has(place) ?? null) : place !== 'unknown';
}

function isReturn(app: Pick<AppState, 'laterPaths'>, address: string): boolean {
  const [path = ''] = address.split('?');
  return isKnown(app, path) !== false && !isFailure(screenOf(path));
}

/** The list if unknown (bad input row 81). */
function returnAddress(app: Pick<AppState, 'laterPaths'>, state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isReturn(app, from) ? from : SCREEN_PATHS['match-list'];
}

/** Refetches everything. */
export function leaveFailure(app: Pick<AppState, 'env' | 'queries' | 'laterPaths'>): void {
  app.env.location.go(returnAddress(app, app.env.location.read().state), { replace: true });
  app.queries.reset();
}

/** Not called after single answers: one failing call would make the page flicker (bad input row 82). */
export function networkIsBack(app: Pick<AppState, 'env' | 'queries' | 'laterPaths'>): void {
  if (screenOf(app.env.location.read().path) === 'not-net') leaveFailure(app);
}

/** Replaces addresses outside both route tables (NAV-1, NAV-3, ROUTE-3, bad input rows 76 and 77). */
export function normalisePlace(app: Pick<AppState, 'env' | 'laterPaths'>): void {
  const { path, search } = app.env.location.read();
  const screen = screenOf(path);
  if (isKnown(app, path) === false) app.env.location.go(SCREEN_PATHS['not-found'], { replace: true });
  if (screen === 'redirect' || (screen === 'match-detail' && gameIdOf(search) === null)) {
    app.env.location.go(SCREEN_PATHS['match-list'], { replace: true });
  }
}
