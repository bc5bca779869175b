import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { createRoot } from 'react-dom/client';

import { App } from '../app/app';
import { startSources } from '../app/sources';
import { createCatalogues } from '../i18n/catalogues';
import type { AppEventName } from '../state/app-events';
import type { AppState } from '../state/app-state';
import { createAppState } from '../state/create-app-state';
import { showLanguage } from '../state/language/choose-language';
import { readToken, signIn, signOut } from '../state/session/sign-in';
import { applyStart } from '../state/start/apply-start';
import { readStartQuery, type StartQuery } from '../state/start/start-query';
import { createBrowserEnvironment } from './browser-environment';
import { HostEvents, type AppEventListener } from './host-events';
import {
  readLiveOptions,
  readMountOptions,
  type LiveOptions,
  type MountOptions,
  type StartSelections,
} from './mount-options';

/** A mounted app, in the hands of its host. */
export interface MountedApp {
  /** Changes what is named and leaves the rest. */
  readonly update: (options: LiveOptions) => void;
  /** Hears an event; the returned function ends that. */
  readonly on: <Name extends AppEventName>(name: Name, listener: AppEventListener<Name>) => () => void;
  readonly off: <Name extends AppEventName>(name: Name, listener: AppEventListener<Name>) => void;
  /** Takes the app off the page and ends everything it runs. */
  readonly destroy: () => void;
}

function withSelections(query: StartQuery, { gameId, pointIds, gameTypeId, eventIds }: StartSelections): StartQuery {
  return {
    ...query,
    game: query.game ?? gameId ?? null,
    pointIds: query.pointIds.length > 0 ? query.pointIds : (pointIds ?? []),
    gameTypeId: query.gameTypeId ?? gameTypeId ?? null,
    eventIds: query.eventIds.length > 0 ? query.eventIds : (eventIds ?? []),
  };
}

function takeToken(app: AppState, token: string | null): void {
  const read = readToken(token);
  if (read === null) signOut(app);
  else signIn(app, read);
}

function update(app: AppState, options: LiveOptions): void {
  const { token, lang, route, settings } = readLiveOptions(options);
  app.settings.setState(settings);
  if (token !== undefined) takeToken(app, token);
  if (lang !== null) showLanguage(app, lang);
  if (route !== null) app.env.location.go(route);
}

/**
 * Puts an app on a page (EMBED-1). Nothing is shared between two of them but the code; give each its own `storageKey`.
 *
 * @example
 * const app = mount(element, { lang: 'ja-JP', token });
 * app.on('sign-in-required', () => openOwnSignIn().then((token) => app.update({ token })));
 */
export function mount(element: HTMLElement, options: MountOptions = {}): MountedApp {
  const view = element.ownerDocument.defaultView ?? window;
  const { settings, token, lang, selections, ...place } = readMountOptions(options);
  const events = new HostEvents();
  const env = createBrowserEnvironment(view, place);
  const query = withSelections(readStartQuery(env.location.read().search), selections);
  const app = createAppState({
    env,
    settings,
    emit: (name, event) => queueMicrotask(() => events.emit(name, event)),
    token,
    lang: { host: lang, query: query.lang },
  });
  applyStart(app, query);
  const stop = startSources(app, { view, element, ownsPage: place.history === 'path' });
  const container = element.appendChild(element.ownerDocument.createElement('div'));
  const root = createRoot(container);
  root.render(<App app={app} catalogues={createCatalogues(loadCatalogue)} />);
  return {
    update: (changed) => update(app, changed),
    on: (name, listener) => events.on(name, listener),
    off: (name, listener) => events.off(name, listener),
    destroy() {
      root.unmount();
      stop();
      app.queries.clear();
      container.remove();
    },
  };
}
