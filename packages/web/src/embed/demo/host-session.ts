import type { LangId } from '@clutchline/contract';

import { createCaller } from '../../data/caller';

export interface HostSession {
  /** A token for the app; null where name or password are wrong, or nobody answers. */
  readonly signIn: (username: string, password: string) => Promise<string | null>;
  /** Ends the session of a token on the server. */
  readonly signOut: (token: string) => Promise<void>;
}

/** The part a real host has of its own: it signs the player in and gives the app nothing but a token. */
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
