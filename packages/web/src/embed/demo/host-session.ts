import type { LangId } from '@clutchline/contract';

import { createCaller } from '../../data/caller';

export interface HostSession {
  /** Null if the credentials are wrong or the server does not answer. */
  readonly signIn: (username: string, password: string) => Promise<string | null>;
  readonly signOut: (token: string) => Promise<void>;
}

/** A host authenticates the player and passes only a token to the app. */
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
