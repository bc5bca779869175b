import { type GameCategory, POINT_STATUS } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { showBanner } from '../banner/banner-store';
import { listAddress } from '../browse/browse-address';
import { categoriesQuery } from '../browse/browse-queries';
import type { BrowseState } from '../browse/browse-store';
import { screenOf } from '../route/screen-of';
import { toggleItem } from '../slip/toggle-item';

/** Orders that need the server. */
export async function finishStart(
  app: Pick<AppState, 'env' | 'call' | 'queries' | 'banner' | 'browse' | 'slip'>,
  pointIds: readonly number[],
): Promise<void> {
  const [events, points] = await Promise.all([checkBrowse(app), preselect(app, pointIds)]);
  if (events.length + points.length === 0) return;
  showBanner(app.banner, { kind: 'dropped', events: listOf(events), points: listOf(points) });
}

const MOST_NAMED = 5;

function listOf(ids: readonly number[]): string {
  const named = ids.slice(0, MOST_NAMED).join(', ');
  return ids.length > MOST_NAMED ? `${named}, …` : named;
}

async function checkBrowse(
  app: Pick<AppState, 'env' | 'call' | 'queries' | 'banner' | 'browse'>,
): Promise<readonly number[]> {
  const { gameTypeId, eventIds } = app.browse.getState();
  if (gameTypeId === 0 && eventIds.length === 0) return [];
  const categories = await app.queries
    .entry(categoriesQuery(app))
    .load()
    .catch(() => null);
  if (categories === null) return [];
  const state = app.browse.getState();
  const known = knownBrowse(state, categories);
  if (known !== state) app.browse.setState(known);
  if (screenOf(app.env.location.read().path) === 'match-list')
    app.env.location.go(listAddress(app.browse.getState()), { replace: true });
  if (known.gameTypeId !== gameTypeId) {
    showBanner(app.banner, { kind: 'key', key: 'notice.bad_start_value' });
    return [];
  }
  return eventIds.filter((id) => !known.eventIds.includes(id));
}

/** First category if unknown, without unknown events (bad input rows 72 and 73); the same object if all are known. */
export function knownBrowse<State extends Pick<BrowseState, 'gameTypeId' | 'eventIds'>>(
  state: State,
  categories: readonly GameCategory[],
): State {
  const category = categories.find(({ id }) => id === state.gameTypeId);
  if (category === undefined) return { ...state, gameTypeId: categories[0]?.id ?? 0, eventIds: [] };
  const known = new Set(category.events_count.events.map(({ event_id }) => event_id));
  const eventIds = state.eventIds.filter((id) => known.has(id));
  return eventIds.length === state.eventIds.length ? state : { ...state, eventIds };
}

/** Adds open points to the singles (NAV-5); returns closed and unknown ones. */
async function preselect(
  app: Pick<AppState, 'call' | 'slip'>,
  pointIds: readonly number[],
): Promise<readonly number[]> {
  if (pointIds.length === 0) return [];
  const reply = await app.call('getPointsByIds', { shop_ids: [...pointIds] });
  if (reply.kind !== 'ok') return [];
  const open = reply.data.items.filter(({ status, is_hide }) => status === POINT_STATUS.open && is_hide === 0);
  for (const item of open) {
    if (!app.slip.getState().slip.singleIds.includes(item.shop_id)) toggleItem(app, 'single', item);
  }
  return pointIds.filter((id) => !open.some(({ shop_id }) => shop_id === id));
}
