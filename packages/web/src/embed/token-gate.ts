import type { AppState } from '../state/app-state';
import { signIn, signOut } from '../state/session/sign-in';

function isPlacing(app: AppState): boolean {
  return Object.values(app.slip.getState().placement).some(({ phase }) => phase === 'placing');
}

/** While a bet is pending the last token waits, so that the bet ends for its player (bad input row 117). */
export function createTokenGate(app: AppState): { readonly give: (token: string | null) => void; stop: () => void } {
  let stopWaiting: () => void = () => undefined;

  function applyToken(token: string | null): void {
    stopWaiting();
    if (token === null) signOut(app);
    else signIn(app, token);
  }

  function give(token: string | null): void {
    stopWaiting();
    if (!isPlacing(app)) {
      applyToken(token);
      return;
    }
    stopWaiting = app.slip.subscribe(() => {
      if (!isPlacing(app)) applyToken(token);
    });
  }
  return { give, stop: () => stopWaiting() };
}
