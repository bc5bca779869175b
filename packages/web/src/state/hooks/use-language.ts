import { languageById, type LangId, type Language } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { chooseLanguage } from '../language/choose-language';

export interface LanguageView {
  readonly language: Language;
  /** Saves the choice and, signed in, tells the server (LANG-4). */
  readonly choose: (id: LangId) => void;
}

/** The language of this app and the way to change it. */
export function useLanguage(): LanguageView {
  const app = useApp();
  const { langId } = useStore(app.language);
  return { language: languageById(langId), choose: (id) => chooseLanguage(app, id) };
}
