import type { LangId } from '@clutchline/contract';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { createCaller } from '../../data/caller';
import { type Catalogues, createCatalogues } from '../../i18n/catalogues';
import { LangProvider } from '../../i18n/lang-provider';
import { elementById } from './element-by-id';

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog')).SignInDialog }));

interface HostDialogOptions {
  readonly place: HTMLElement;
  readonly catalogues: Catalogues;
  readonly lang: () => LangId;
  readonly session: HostSession;
  readonly onToken: (token: string) => void;
}

export function createHostDialog({ place, catalogues, lang, session, onToken }: HostDialogOptions): () => void {
  const root = createRoot(place);
  const close = (): void => root.render(null);

  async function signIn(username: string, password: string): Promise<boolean> {
    const token = await session.signIn(username, password);
    if (token === null) return false;
    close();
    onToken(token);
    return true;
  }

  return () =>
    root.render(
      <Suspense fallback={null}>
        <LangProvider catalogues={catalogues} langId={lang()}>
          <SignInDialog onSignIn={signIn} onClose={close} />
        </LangProvider>
      </Suspense>,
    );
}

interface HostSession {
  /** Null for wrong credentials or without an answer. */
  readonly signIn: (username: string, password: string) => Promise<string | null>;
  readonly signOut: (token: string) => Promise<void>;
}

/** The app gets only a token. */
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

export interface SignInHost {
  readonly openDialog: () => void;
  readonly signOut: (token: string) => Promise<void>;
}

export function createSignInHost(lang: () => LangId, onToken: (token: string) => void): SignInHost {
  const session = createHostSession(window, lang);
  const catalogues = createCatalogues(loadPageCatalogue);
  const openDialog = createHostDialog({ place: elementById('sign-in'), catalogues, lang, session, onToken });
  return { openDialog, signOut: (token) => session.signOut(token) };
}
