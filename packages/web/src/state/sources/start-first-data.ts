import type { AppState } from '../app-state';
import { categoriesQuery } from '../browse/categories-query';
import { handicapsQuery } from '../browse/handicaps-query';
import { matchListQuery } from '../matches/match-list-query';
import { screenOf } from '../route/screen-of';

/** Runs while the texts load; the list uses the cached answers. */
export function startFirstData(app: AppState): () => void {
  const screen = screenOf(app.env.location.read().path);
  if (screen === 'redirect' || screen === 'match-list') {
    const { queries } = app;
    queries.entry(categoriesQuery(app)).reload();
    queries.entry(handicapsQuery(app)).reload();
    queries.entry(matchListQuery(app, app.browse.getState())).reload();
  }
  return () => undefined;
}
