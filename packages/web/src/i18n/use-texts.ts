import type { Translator } from '@clutchline/i18n';
import { useContext } from 'react';

import { TextsContext, type Texts } from './texts-context';

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts is used outside of LangProvider');
  return texts;
}

export function useT(): Translator {
  return useTexts().t;
}
