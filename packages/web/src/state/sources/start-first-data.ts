import type { AppState } from '../app-state';
import { categoriesQuery } from '../queries/categories-query';
import { handicapsQuery } from '../queries/handicaps-query';
import { matchListQuery } from '../queries/match-list-query';
import { screenOf } from '../route/screen-of';

/** Asks for what the list shows while the texts of the language are still on their way; the list takes the answers. */
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
