import { valueOf } from '../../data/storage';
import type { AppState } from '../app-state';
import { showBanner } from '../banner/banner-store';
import { browseOf, listAddress } from '../browse/browse-address';
import { matchAddress, normalisePlace } from '../route/navigate';
import { readId, roundOf } from '../route/address-query';
import { isOther, SCREEN_PATHS, screenOf } from '../route/screen-of';
import type { StartQuery } from './start-query';

/** Of the whole app; screens of the second table read the rest themselves (ROUTE-2). */
const ORDERS: ReadonlySet<string> = new Set(['token', 'lang', 'teamPointIds']);

/** Retains game, events and tab of the list (U13) and what the other screens show. */
function placeWithoutOrders(app: Pick<AppState, 'env' | 'browse'>): string {
  const { path, search } = app.env.location.read();
  const screen = screenOf(path);
  if (screen === 'redirect' || screen === 'match-list') return listAddress(app.browse.getState());
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()])
    if (ORDERS.has(name) || !(isOther(path) || name === 'message')) query.delete(name);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

const DETAIL_TAB = /^[a-z]{1,9}$/;

/** With the map, and the tab with its market (DETAIL-1, ROUTE-2). */
function matchPlace(app: Pick<AppState, 'env'>, game: number): string {
  const { path, search } = app.env.location.read();
  const query = new URLSearchParams(search);
  const [round, tab, play] = [roundOf(search), query.get('tab') ?? '', readId(query.get('play') ?? '')];
  const hasTab = screenOf(path) === 'match-detail' && DETAIL_TAB.test(tab);
  const rest = [round !== 0 && `&round=${round}`, hasTab && `&tab=${tab}`, hasTab && play !== null && `&play=${play}`];
  return matchAddress(game) + rest.filter(Boolean).join('');
}

/** Removes orders, above all a token, from the address, and adds a remembered order (NAV-5, bad input row 80). */
function openStart(app: Pick<AppState, 'env' | 'browse' | 'laterPaths'>, { game, ...rest }: StartQuery): void {
  const { location } = app.env;
  const isNamed = [rest.gameTypeId, rest.lang, rest.tab, rest.sort].some((value) => value !== null);
  const isSelecting = rest.pointIds.length + rest.eventIds.length > 0 || rest.hasToken || rest.hasBadValue;
  const place = placeWithoutOrders(app);
  const isAdded = place.startsWith(`${SCREEN_PATHS['match-list']}?`);
  if (typeof game === 'number') location.go(matchPlace(app, game), { replace: true, state: location.read().state });
  else if (game === 'bad') location.go(SCREEN_PATHS['match-list'], { replace: true });
  else if (isNamed || isSelecting || isAdded) location.go(place, { replace: true });
  normalisePlace(app);
}

/** Rare, so on demand. */
async function finish(
  app: Pick<AppState, 'env' | 'call' | 'queries' | 'banner' | 'browse' | 'slip'>,
  { pointIds }: StartQuery,
): Promise<void> {
  const { gameTypeId, eventIds } = app.browse.getState();
  if (gameTypeId === 0 && eventIds.length + pointIds.length === 0) return;
  const { finishStart } = await import('./finish-start');
  await finishStart(app, pointIds);
}

/** What a query of the second table does not mean for the list. */
const OF_SCREEN = { game: null, gameTypeId: null, eventIds: [], tab: null, hasBadValue: false } as const;

export function applyStart(
  app: Pick<AppState, 'env' | 'stored' | 'call' | 'queries' | 'banner' | 'browse' | 'slip' | 'laterPaths'>,
  asked: StartQuery,
): void {
  const isLater = isOther(screenOf(app.env.location.read().path));
  const start = isLater ? { ...asked, ...OF_SCREEN } : asked;
  app.browse.setState(browseOf({ ...start, sort: start.sort ?? valueOf(app.stored.listSort) }));
  openStart(app, start);
  if (start.game === 'bad') showBanner(app.banner, { kind: 'key', key: 'refusal.no_match' });
  else if (start.hasBadValue) showBanner(app.banner, { kind: 'key', key: 'notice.bad_start_value' });
  if (typeof start.game === 'number') app.slip.setState({ open: 'single' });
  void finish(app, start).catch(() => undefined);
}
