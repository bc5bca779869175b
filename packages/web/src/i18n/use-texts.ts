import type { Translator } from '@clutchline/i18n';
import { useContext } from 'react';

import { TextsContext, type Texts } from './texts-context';

/** Texts, language and formatters of the app the component stands in. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts is used outside of LangProvider');
  return texts;
}

/** The translator: `t('slip.place')`. */
export function useT(): Translator {
  return useTexts().t;
}
