import { type LangId, type Names, toLocalizedFields } from '@clutchline/contract';

import type { MatchNames } from '../team-name';
import { allCatalogues } from '../all-catalogues';
import { createTranslator, type Translator } from '../translator';

export const sameNames = (text: string): Names => ({
  cn: text,
  en: text,
  tw: text,
  th: text,
  vn: text,
  in: text,
  jp: text,
  kr: text,
});

export const sampleMatch: MatchNames = {
  team_id_1: 11,
  team_id_2: 22,
  ...toLocalizedFields('team_name_1', sameNames('Aurora Peak')),
  ...toLocalizedFields('team_name_2', { ...sameNames('Tide Runners'), cn: '逐浪', th: '' }),
};

export const translatorOf = (langId: LangId): Translator => createTranslator(langId, allCatalogues[langId]);
