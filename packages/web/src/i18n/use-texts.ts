import type { Language } from '@clutchline/contract';
import type { Formatters, Translator } from '@clutchline/i18n';
import { createContext, useContext } from 'react';

export interface Texts {
  readonly language: Language;
  readonly t: Translator;
  readonly format: Formatters;
  /** With later texts: itself, or always the same promise. */
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
