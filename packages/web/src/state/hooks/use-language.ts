import type { LangId, Language } from '@clutchline/contract';

export interface LanguageView {
  readonly language: Language;
  /** Saves the choice and, signed in, tells the server (LANG-4). */
  readonly choose: (id: LangId) => void;
}

/** The language of this app and the way to change it. */
export function useLanguage(): LanguageView {
  throw new Error('pending');
}
