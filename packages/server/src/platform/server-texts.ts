import { LANGUAGES, type LangId, type Names } from '@clutchline/contract';
import { createTranslator, type Translator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';

import type { Texts, ReplyTexts } from './texts';

export function createServerTexts(): Texts & ReplyTexts {
  const translators = new Map<LangId, Translator>(
    LANGUAGES.map(({ id }) => [id, createTranslator(id, allCatalogues[id])]),
  );
  const english = createTranslator(2, allCatalogues[2]);
  const of = (lang: LangId): Translator => translators.get(lang) ?? english;
  return {
    refusal: (refusal, lang, _limit, leastLegs) => of(lang)(`refusal.${refusal}`, { count: leastLegs }),
    allGames: () => namesOf((lang) => of(lang)('server.all_games')),
    page: (key, lang, names) => of(lang)(`server.${key}`, { ...names }),
    calendar: (key, lang, count) => of(lang)(`server.${key}`, { count }),
    server: (key, lang) => of(lang)(`server.${key}`),
  };
}

function namesOf(textIn: (lang: LangId) => string): Names {
  return {
    cn: textIn(1),
    en: textIn(2),
    tw: textIn(3),
    th: textIn(4),
    vn: textIn(5),
    in: textIn(6),
    jp: textIn(7),
    kr: textIn(8),
  };
}
