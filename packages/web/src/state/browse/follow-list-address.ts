import type { AppState } from '../app-state';
import { screenOf } from '../route/screen-of';
import { readStartQuery } from '../start/start-query';
import { browseOf, listAddress } from './browse-address';

/** The list follows its address; an address without values receives the current ones. */
export function followListAddress(app: Pick<AppState, 'env' | 'browse'>): () => void {
  const { location } = app.env;
  return location.subscribe((way) => {
    const { path, search, state } = location.read();
    if (screenOf(path) !== 'match-list') return;
    const named = browseOf(readStartQuery(search));
    const current = listAddress(app.browse.getState());
    if (listAddress(named) === current) return;
    if (way !== 'back' && search === '') location.go(current, { replace: true, state });
    else app.browse.setState(named);
  });
}
