import { languageById, type Names } from '@clutchline/contract';

import type { Translator } from './translator';

/** Name in the player's language, else in English, else in any (LANG-3). */
export function ownName({ langId }: Translator, names: Names): string {
  const candidates = [names[languageById(langId).suffix], names.en, ...Object.values(names)];
  return candidates.find((name) => name !== '') ?? '';
}
