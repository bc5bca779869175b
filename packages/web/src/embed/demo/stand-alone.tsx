import './stand-alone.css';

import type { AppState } from '../../state/app-state';
import { mountOwn } from '../mount';
import { elementById } from './element-by-id';
import type { SignInHost } from './sign-in-host';

const STORAGE_KEY = 'clutchline';

/** After everything that the first sight needs. */
async function startOffline(state: AppState): Promise<void> {
  const { keepOffline } = await import('./keep-offline');
  await keepOffline(state, window);
}

/** The smallest host: a page for one app, with the demo sign-in in front of it. */
function start(): void {
  const { handle: app, app: state } = mountOwn(elementById('app'), { history: 'path', storageKey: STORAGE_KEY });
  let { token } = state.session.getState();
  let host: SignInHost | null = null;

  async function withHost(act: (host: SignInHost) => void): Promise<void> {
    const { createSignInHost } = await import('./sign-in-host');
    host ??= createSignInHost(
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
  if (import.meta.env.PROD) window.addEventListener('load', () => void startOffline(state), { once: true });
}

start();
