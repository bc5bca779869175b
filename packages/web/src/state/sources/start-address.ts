import type { AppState } from '../app-state';
import { categoriesQuery, handicapsQuery } from '../browse/browse-queries';
import { matchListQuery } from '../matches/match-list-query';
import { currentAddress, isKnown, normalisePlace } from '../route/navigate';
import { screenOf } from '../route/screen-of';
import { followToken } from '../session/sign-in';

export function startAddress(app: Pick<AppState, 'env' | 'emit' | 'laterPaths'>): () => void {
  let lastRoute = '';
  const emitRoute = (): void => {
    normalisePlace(app);
    const route = currentAddress(app);
    if (route === lastRoute || isKnown(app, app.env.location.read().path) === null) return;
    lastRoute = route;
    app.emit('route', { route });
  };
  emitRoute();
  const stops = [app.env.location.subscribe(emitRoute), app.laterPaths.subscribe(emitRoute)];
  return () => stops.forEach((stop) => stop());
}

type FirstData = Pick<AppState, 'env' | 'call' | 'queries' | 'browse' | 'odds'>;

const isList = ({ env }: Pick<AppState, 'env'>): boolean => /redirect|list/.test(screenOf(env.location.read().path));

/** What the frame reads, and the list if it is shown. */
export const loadFirstData = (app: FirstData): Promise<unknown> =>
  Promise.all([
    app.queries.entry(categoriesQuery(app)).load(),
    ...(isList(app)
      ? [
          app.queries.entry(handicapsQuery(app)).load(),
          app.queries.entry(matchListQuery(app, app.browse.getState())).load(),
        ]
      : []),
  ]);

/** While texts load; the list uses it. */
export function startFirstData(app: FirstData): () => void {
  if (isList(app)) loadFirstData(app).catch(() => undefined);
  return () => undefined;
}

/** Bad input row 95. */
export function startTabSync(app: AppState): () => void {
  return app.stored.token.onOtherTab(() => followToken(app));
}
