import type { Language } from '@clutchline/contract';
import type { Formatters, Translator } from '@clutchline/i18n';
import { createContext } from 'react';

/** The language on the screen: its texts and its way of writing numbers and times. */
export interface Texts {
  readonly language: Language;
  readonly t: Translator;
  readonly format: Formatters;
  /** The same with the texts of later parts: itself where it has them, else a promise, the same one each time. */
  readonly whole: () => Texts | Promise<Texts>;
}

export const TextsContext = createContext<Texts | null>(null);
