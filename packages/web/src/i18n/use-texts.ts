import type { Language } from '@clutchline/contract';
import type { Formatters, Translator } from '@clutchline/i18n';
import { createContext, useContext } from 'react';

export interface Texts {
  readonly language: Language;
  readonly t: Translator;
  readonly format: Formatters;
  /** With the texts of later parts: itself if it has them, else a promise, the same one for each call. */
  readonly whole: () => Texts | Promise<Texts>;
}

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts is used outside of LangProvider');
  return texts;
}

export function useT(): Translator {
  return useTexts().t;
}
