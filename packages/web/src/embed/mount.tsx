import { loadCatalogue } from '@clutchline/i18n/load-catalogue';
import { createRoot } from 'react-dom/client';

import { App } from '../app/app';
import { startSources } from '../app/sources';
import { createCatalogues } from '../i18n/catalogues';
import type { AppEvents } from '../state/app-events';
import { createAppState } from '../state/create-app-state';
import { showLanguage } from '../state/language/choose-language';
import { applyStart } from '../state/start/apply-start';
import { readStartQuery, type StartQuery } from '../state/start/start-query';
import type { AppHandle, LiveOptions, MountOptions, StartSelections } from './api';
import { createBrowserEnvironment } from './browser-environment';
import { HostEvents } from './host-events';
import { readLiveOptions, readMountOptions } from './mount-options';
import { createTokenGate } from './token-gate';

function withSelections(query: StartQuery, { gameId, pointIds, gameTypeId, eventIds }: StartSelections): StartQuery {
  return {
    ...query,
    game: query.game ?? gameId ?? null,
    pointIds: query.pointIds.length > 0 ? query.pointIds : (pointIds ?? []),
    gameTypeId: query.gameTypeId ?? gameTypeId ?? null,
    eventIds: query.eventIds.length > 0 ? query.eventIds : (eventIds ?? []),
  };
}

/**
 * Puts an app on a page (EMBED-1). Nothing is shared between two of them but the code; give each its own `storageKey`.
 *
 * @example
 * const app = mount(element, { lang: 'ja-JP', token });
 * app.on('sign-in-required', () => openOwnSignIn().then((token) => app.update({ token })));
 */
export function mount(element: HTMLElement, options: MountOptions = {}): AppHandle {
  const view = element.ownerDocument.defaultView ?? window;
  const { settings, token, lang, selections, ...place } = readMountOptions(options);
  const events = new HostEvents<AppEvents>();
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
  const gate = createTokenGate(app);
  return {
    update(changed) {
      const { token: given, lang: shown, route, settings: set } = readLiveOptions(changed);
      app.settings.setState(set);
      if (given !== undefined) gate.give(given);
      if (shown !== null) showLanguage(app, shown);
      if (route !== null) env.location.go(route);
    },
    on: (name, listener) => events.on(name, listener),
    off: (name, listener) => events.off(name, listener),
    destroy() {
      gate.stop();
      root.unmount();
      stop();
      app.queries.clear();
      container.remove();
    },
  };
}
