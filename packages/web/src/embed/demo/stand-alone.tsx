import './stand-alone.css';

import type { AppState } from '../../state/app-state';
import { showBanner } from '../../state/banner/banner-store';
import { readFirstView } from '../../state/start/first-view';
import { mountOwn } from '../mount';
import { elementById } from './element-by-id';
import type { SignInHost } from './host-dialog';

const STORAGE_KEY = 'clutchline';

async function startPage(state: AppState): Promise<void> {
  const { describePage, storeLook, storeOfflinePage } = await import('./offline-page');
  describePage(state, document);
  storeLook(state, document);
  if (import.meta.env.PROD) await storeOfflinePage(state, window);
}

async function loadSignIn({ env, banner }: AppState) {
  try {
    return await import('./host-dialog');
  } catch {
    if (await env.isOutdated()) window.location.reload();
    else showBanner(banner, { kind: 'key', key: 'common.loading_failed' });
    return null;
  }
}

function start(): void {
  const place = elementById('app');
  const { brand: written } = place.dataset;
  const brand: unknown = written && JSON.parse(written);
  const options = { history: 'path', storageKey: STORAGE_KEY, brand };
  const { handle: app, app: state } = mountOwn(
    place,
    options,
    readFirstView(document.getElementById('first-view')?.textContent ?? ''),
  );
  let { token } = state.session.getState();
  let host: SignInHost | null = null;

  async function withHost(act: (host: SignInHost) => void): Promise<void> {
    const code = await loadSignIn(state);
    if (code === null) return;
    host ??= code.createSignInHost(
      () => state.language.getState().langId,
      (given) => {
        token = given;
        app.update({ token: given });
      },
    );
    act(host);
  }
  app.on('balance', (balance) => {
    const ended = balance === null ? token : null;
    if (ended !== null) void withHost(({ signOut }) => void signOut(ended));
    token = balance === null ? null : (state.session.getState().token ?? token);
  });
  app.on('sign-in-required', () => void withHost(({ openDialog }) => openDialog()));
  const continueLater = (): void => void startPage(state);
  if (document.readyState === 'complete') continueLater();
  else window.addEventListener('load', continueLater, { once: true });
}

// In a separate task: presses are answered between loading the code and this (P13).
setTimeout(start);
