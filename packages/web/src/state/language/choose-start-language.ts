import { DEFAULT_LANG, languageOfTag, type LangId } from '@clutchline/contract';

/** Null if a source has none. */
export interface LanguageHints {
  readonly saved: LangId | null;
  readonly query: LangId | null;
  readonly host: LangId | null;
  /** BCP 47, best first. */
  readonly browser: readonly string[];
}

/** Saved choice → `lang` query → host option → browser languages → en-US (LANG-6). */
export function chooseStartLanguage({ saved, query, host, browser }: LanguageHints): LangId {
  const known = browser.map(languageOfTag).find((id) => id !== null);
  return saved ?? query ?? host ?? known ?? DEFAULT_LANG;
}
