import { type StoredValues, tokenSchema } from '../../data/stored-values';
import { valueOf } from '../../data/storage';
import type { AppState } from '../app-state';
import { currentAddress } from '../route/navigate';
import { NO_PLACEMENTS } from '../slip/slip-store';

/** Null if invalid (bad input row 90). */
export function readToken(value: unknown): string | null {
  const parsed = tokenSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Resets a former player's data. */
export function signIn(app: AppState, token: string): void {
  if (app.session.getState().token === token) return;
  changePlayer(app, token);
  storeToken(app.stored, token);
}

/** The slip belongs to the visitor and remains. */
export function signOut(app: AppState): void {
  if (app.session.getState().token === null) return;
  changePlayer(app, null);
  app.stored.token.write(null);
  app.stored.currencyInfo.write(null);
}

/** If the browser refuses, removes the former token, so that other tabs do not use it. */
export function storeToken({ token: slot }: StoredValues, token: string | null): void {
  if (valueOf(slot) === token) return;
  slot.write(null);
  if (token !== null) slot.write(token);
}

/** The other tab has stored it. */
export function followToken(app: AppState): void {
  const token = valueOf(app.stored.token);
  if (app.session.getState().token !== token) changePlayer(app, token);
}

function changePlayer(
  app: Pick<AppState, 'emit' | 'queries' | 'push' | 'session' | 'favorites' | 'slip'>,
  token: string | null,
): void {
  const { generation } = app.session.getState();
  app.session.setState({ token, balance: null, currency: null, generation: generation + 1 });
  app.favorites.setState({ changed: new Map() });
  app.slip.setState({ placement: NO_PLACEMENTS });
  app.queries.remove('own');
  app.queries.invalidate('matches');
  app.push.changePlayer();
  if (token === null) app.emit('balance', null);
}

/** EMBED-2. */
export function requestSignIn(app: Pick<AppState, 'env' | 'emit'>): void {
  app.emit('sign-in-required', { route: currentAddress(app) });
}
