import type { AppState } from '../state/app-state';
import { requestSignIn, signIn, signOut } from '../state/session/sign-in';

type Token = string | null | undefined;

function isPlacing(app: AppState): boolean {
  return Object.values(app.slip.getState().placement).some(({ phase }) => phase === 'placing');
}

/** Signed by the operator (JWT); tokens of sessions have no dot. */
export const isSigned = (token: Token): token is string => token?.includes('.') === true;

/** While a bet is pending the last token waits, so that the bet ends for its player (bad input row 117). */
export function createTokenGate(app: AppState): { readonly give: (token: string | null) => void; stop: () => void } {
  let stopWaiting: () => void = () => undefined;
  let last: Token;

  function applyToken(token: string | null): void {
    stopWaiting();
    if (token === null) signOut(app);
    else signIn(app, token);
  }

  function applyLater(token: string | null): void {
    stopWaiting();
    if (!isPlacing(app)) {
      applyToken(token);
      return;
    }
    stopWaiting = app.slip.subscribe(() => {
      if (!isPlacing(app)) applyToken(token);
    });
  }

  async function exchange(token: string): Promise<void> {
    const reply = await app.call('exchangeToken', { token });
    if (last !== token) return;
    const session = reply.kind === 'ok' ? reply.data.token : null;
    applyLater(session);
    if (session === null) requestSignIn(app);
  }

  /** A signed token is exchanged once, however often the host passes it. */
  function give(token: string | null): void {
    if (token === last && isSigned(token)) return;
    last = token;
    if (isSigned(token)) void exchange(token);
    else applyLater(token);
  }

  function stop(): void {
    last = undefined;
    stopWaiting();
  }
  return { give, stop };
}
