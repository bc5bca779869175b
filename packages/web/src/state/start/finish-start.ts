import type { AppState } from '../app-state';
import { showBanner } from '../banner/banner-store';
import { categoriesQuery } from '../browse/categories-query';
import { knownBrowse } from './known-browse';
import { preselect } from './preselect';

/** Orders that need the server: game, events and points. */
export async function finishStart(app: AppState, pointIds: readonly number[]): Promise<void> {
  await Promise.all([checkBrowse(app), preselect(app, pointIds)]);
}

async function checkBrowse(app: AppState): Promise<void> {
  const { gameTypeId, eventIds } = app.browse.getState();
  if (gameTypeId === 0 && eventIds.length === 0) return;
  const categories = await app.queries
    .entry(categoriesQuery(app))
    .load()
    .catch(() => null);
  if (categories === null) return;
  const state = app.browse.getState();
  const known = knownBrowse(state, categories);
  if (known !== state) app.browse.setState(known);
  if (known.gameTypeId !== gameTypeId) showBanner(app.banner, { kind: 'key', key: 'notice.bad_start_value' });
}
