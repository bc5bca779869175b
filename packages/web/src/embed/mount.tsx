import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { loadLaterCatalogue } from '@clutchline/i18n/load-later-catalogue';
import { startTransition, Suspense } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';

import { App } from '../app/app';
import { startSources } from '../app/sources';
import { nextTask } from '../data/read-in-tasks';
import { createCatalogues } from '../i18n/catalogues';
import type { AppEvents, AppState } from '../state/app-state';
import { createAppState } from '../state/create-app-state';
import { loadFirstData } from '../state/sources/start-address';
import { type FirstView, isFirstView, withAnswers } from '../state/start/first-view';
import { showLanguage } from '../state/language/choose-language';
import { applyStart } from '../state/start/apply-start';
import { readStartQuery, type StartQuery } from '../state/start/start-query';
import type { LiveOptions, MountOptions, StartSelections } from './api';
import { type AsGiven, HostEvents, type MountAsGiven } from './host-values';
import { answerPresses } from './answer-presses';
import { createBrowserEnvironment } from './browser-environment';
import { readLiveOptions, readMountOptions } from './mount-options';
import { createTokenGate, isSigned } from './token-gate';

function withSelections(query: StartQuery, { gameId, pointIds, gameTypeId, eventIds }: StartSelections): StartQuery {
  return {
    ...query,
    game: query.game ?? gameId ?? null,
    pointIds: query.pointIds.length > 0 ? query.pointIds : (pointIds ?? []),
    gameTypeId: query.gameTypeId ?? gameTypeId ?? null,
    eventIds: query.eventIds.length > 0 ? query.eventIds : (eventIds ?? []),
  };
}

/** The code for looks loads only with a brand that has one; it validates the brand (BRAND-1). The last brand counts. */
function createWearLook({ settings }: AppState): (options: AsGiven<LiveOptions>) => Promise<void> {
  let last: unknown;
  return async ({ brand }) => {
    if (brand === undefined) return;
    last = brand;
    if (readLiveOptions({ brand }).settings.brand !== undefined) return;
    const { settingsOf } = await import('./brand/brand-settings');
    if (last === brand) settings.setState(settingsOf(brand));
  };
}

/** Evaluated in a separate task, so that presses are answered before it (P13). */
const loadRenderer = () => nextTask().then(() => import('react-dom/client'));

interface MountedApp {
  readonly handle: ReturnType<MountAsGiven>;
  readonly app: AppState;
}

/**
 * For own pages, which need the app state.
 * @param rendered the first view, which the server rendered into the element.
 */
export function mountOwn(
  element: HTMLElement,
  options: AsGiven<MountOptions>,
  rendered: FirstView | null = null,
): MountedApp {
  const view = element.ownerDocument.defaultView ?? window;
  const { settings, token, lang, selections, ...place } = readMountOptions(options);
  const events = new HostEvents<AppEvents>();
  const env = withAnswers(createBrowserEnvironment(view, place), rendered?.answers ?? []);
  const query = withSelections(readStartQuery(env.location.read().search), selections);
  const app = createAppState({
    env,
    settings,
    emit: (name, event) => queueMicrotask(() => events.emit(name, event)),
    token: isSigned(token) ? null : token,
    lang: { host: lang, query: query.lang },
    rendered,
  });
  const wearLook = createWearLook(app);
  const look = wearLook(options);
  const catalogues = createCatalogues(loadCatalogue, loadLaterCatalogue);
  const texts = catalogues.first(app.language.getState().langId);
  applyStart(app, query);
  const start = () => startSources(app, { view, element, ownsPage: place.history === 'path' });
  // What answers before its markup is hydrated would differ from it.
  let stop = rendered ? null : start();
  const markup = rendered && element.firstElementChild;
  const container = markup ?? element.appendChild(element.ownerDocument.createElement('div'));
  // Otherwise React searches listeners for each flashing price.
  for (const type of ['animationstart', 'animationend'])
    container.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  let root: Root | null = null;
  let isOver = false;
  const begin = (): void => {
    stop ??= start();
    // The page has the answers for everybody.
    if (rendered && app.session.getState().token !== null) {
      rendered.answers.length = 0;
      app.queries.invalidate('matches');
    }
  };
  const draw = ({ createRoot, hydrateRoot }: Awaited<ReturnType<typeof loadRenderer>>, isSame: boolean): void => {
    if (isOver) return;
    const whole = <App app={app} catalogues={catalogues} isRendered={isSame} onDrawn={begin} />;
    // What is on the page already is taken over in slices; a press takes it over at once.
    answerPresses(element, isSame, () => {
      if (isSame) startTransition(() => void (root = hydrateRoot(container, whole)));
      else flushSync(() => (root = createRoot(container)).render(<Suspense>{whole}</Suspense>));
    });
  };
  const renderer = loadRenderer();
  // In slices, or without texts, the first answer would draw the app again.
  const isReady = Promise.all([texts, look, rendered && nextTask().then(() => loadFirstData(app))]).then(
    () => true,
    () => false,
  );
  void Promise.all([renderer, isReady]).then(([code, ready]) =>
    draw(code, ready && rendered !== null && isFirstView(app, rendered)),
  );
  const gate = createTokenGate(app);
  if (isSigned(token)) gate.give(token);
  const handle: MountedApp['handle'] = {
    update(changed) {
      const live = readLiveOptions(changed);
      app.settings.setState(live.settings);
      void wearLook(changed);
      if (live.token !== undefined) gate.give(live.token);
      if (live.lang !== null) showLanguage(app, live.lang);
      if (live.route !== null) env.location.go(live.route);
    },
    on: (name, listener) => events.on(name, listener),
    off: (name, listener) => events.off(name, listener),
    destroy() {
      isOver = true;
      gate.stop();
      root?.unmount();
      stop?.();
      app.queries.clear();
      container.remove();
    },
  };
  return { handle, app };
}

/**
 * Apps of a page need different `storageKey`s (EMBED-1).
 * @example
 * const app = mount(element, { lang: 'ja-JP', token });
 * app.on('sign-in-required', () => openOwnSignIn().then((token) => app.update({ token })));
 */
export const mount: MountAsGiven = (element, options = {}) => mountOwn(element, options).handle;
