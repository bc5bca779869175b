import { languageById, type LangId, type Language } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { chooseLanguage } from './choose-language';

export interface LanguageView {
  readonly language: Language;
  /** Stores the choice and, if signed in, sends it to the server (LANG-4). */
  readonly choose: (id: LangId) => void;
}

export function useLanguage(): LanguageView {
  const app = useApp();
  const { langId } = useStore(app.language);
  return { language: languageById(langId), choose: (id) => chooseLanguage(app, id) };
}
