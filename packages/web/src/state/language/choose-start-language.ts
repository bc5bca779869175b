import { DEFAULT_LANG, LANGUAGES, type LangId } from '@clutchline/contract';

/** What may decide the language at the start, each null where it says nothing. */
export interface LanguageHints {
  readonly saved: LangId | null;
  readonly query: LangId | null;
  readonly host: LangId | null;
  /** BCP 47, best first. */
  readonly browser: readonly string[];
}

/** The language of a browser's tag: the whole tag first, then Chinese by script or place, then the language alone. */
export function languageOfTag(tag: string): LangId | null {
  const wanted = tag.toLowerCase();
  const whole = LANGUAGES.find(({ bcp47, code }) => wanted === bcp47.toLowerCase() || wanted === code.toLowerCase());
  if (whole !== undefined) return whole.id;
  const [primary] = wanted.split('-');
  if (primary === 'zh') return /-(hant|tw|hk|mo)\b/.test(wanted) ? 3 : 1;
  return LANGUAGES.find(({ bcp47 }) => bcp47.split('-')[0] === primary)?.id ?? null;
}

/** Saved choice → `lang` query → host option → browser languages → en-US (LANG-6). */
export function chooseStartLanguage({ saved, query, host, browser }: LanguageHints): LangId {
  const known = browser.map(languageOfTag).find((id) => id !== null);
  return saved ?? query ?? host ?? known ?? DEFAULT_LANG;
}
