import type { LangId } from '@clutchline/contract';

import { createCaller } from '../../data/caller';

export interface HostSession {
  /** A token for the app; null if the credentials are wrong or the server does not answer. */
  readonly signIn: (username: string, password: string) => Promise<string | null>;
  /** Ends the session of a token on the server. */
  readonly signOut: (token: string) => Promise<void>;
}

/** The sign-in of a host: it authenticates the player and passes only a token to the app. */
export function createHostSession(view: Window, lang: () => LangId): HostSession {
  const callWith = (token: string | null) =>
    createCaller({ apiBase: () => '', fetch: (input, init) => view.fetch(input, init), lang, token: () => token });
  return {
    async signIn(username, password) {
      const reply = await callWith(null)('hostSignIn', { username, password });
      return reply.kind === 'ok' ? reply.data.token : null;
    },
    async signOut(token) {
      await callWith(token)('hostSignOut', {});
    },
  };
}
