import type { LangId } from '@clutchline/contract';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import type { Catalogues } from '../../i18n/catalogues';
import { LangProvider } from '../../i18n/lang-provider';
import type { HostSession } from './host-session';

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog')).SignInDialog }));

export interface HostDialogOptions {
  /** Parent of the open dialog. */
  readonly place: HTMLElement;
  readonly catalogues: Catalogues;
  readonly lang: () => LangId;
  readonly session: HostSession;
  readonly onToken: (token: string) => void;
}

/** The returned function opens it. */
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
