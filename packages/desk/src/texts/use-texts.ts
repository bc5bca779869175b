import { createContext, useContext } from 'react';

import type { Texts } from './create-texts';

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('the texts are not loaded');
  return texts;
}

export const useT = (): Texts['t'] => useTexts().t;
