import { languageById, type Names } from '@clutchline/contract';

import type { Translator } from './translator';

/** In the player's language, else English, else any (LANG-3). */
export function ownName({ langId }: Translator, names: Names): string {
  const candidates = [names[languageById(langId).suffix], names.en, ...Object.values(names)];
  return candidates.find((name) => name !== '') ?? '';
}
