import type { LangId } from '@clutchline/contract';
import { loadPageCatalogue } from '@clutchline/i18n/load-page-catalogue';

import { createCatalogues } from '../../i18n/catalogues';
import { elementById } from './element-by-id';
import { createHostDialog } from './host-dialog';
import { createHostSession } from './host-session';

export interface SignInHost {
  readonly openDialog: () => void;
  readonly signOut: (token: string) => Promise<void>;
}

/** Loads after the first screen. */
export function createSignInHost(lang: () => LangId, onToken: (token: string) => void): SignInHost {
  const session = createHostSession(window, lang);
  const catalogues = createCatalogues(loadPageCatalogue);
  const openDialog = createHostDialog({ place: elementById('sign-in'), catalogues, lang, session, onToken });
  return { openDialog, signOut: (token) => session.signOut(token) };
}
