/**
 * The eight languages in the order of their ids (LANG-1). `code` is the wire code, `suffix` ends the localised name
 * fields (LANG-3), `bcp47` is the tag for `Intl`: the wire's `in-ID` formats as `id-ID`.
 */
export const LANGUAGES = [
  { id: 1, code: 'zh-CN', suffix: 'cn', bcp47: 'zh-CN' },
  { id: 2, code: 'en-US', suffix: 'en', bcp47: 'en-US' },
  { id: 3, code: 'zh-TW', suffix: 'tw', bcp47: 'zh-TW' },
  { id: 4, code: 'th-TH', suffix: 'th', bcp47: 'th-TH' },
  { id: 5, code: 'vi-VN', suffix: 'vn', bcp47: 'vi-VN' },
  { id: 6, code: 'in-ID', suffix: 'in', bcp47: 'id-ID' },
  { id: 7, code: 'ja-JP', suffix: 'jp', bcp47: 'ja-JP' },
  { id: 8, code: 'ko-KR', suffix: 'kr', bcp47: 'ko-KR' },
] as const;

/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];
/** 1 to 8. */
export type LangId = Language['id'];
/** `zh-CN`, `en-US`, … */
export type LangCode = Language['code'];
/** `cn`, `en`, … */
export type LangSuffix = Language['suffix'];

/** Fallback (LANG-6). */
export const DEFAULT_LANG: LangId = 2;

/** Total over `LangId`, so it never fails. */
export function languageById(id: LangId): Language {
  return LANGUAGES.find((language) => language.id === id) ?? LANGUAGES[1];
}

/**
 * Language of a browser's tag (BCP 47, any case): by the whole tag, then Chinese by script or region, then by the
 * language subtag; null if unsupported (LANG-6).
 *
 * @example languageOfTag('zh-Hant-MO') // 3
 */
export function languageOfTag(tag: string): LangId | null {
  const wanted = tag.toLowerCase();
  const whole = LANGUAGES.find(({ bcp47, code }) => wanted === bcp47.toLowerCase() || wanted === code.toLowerCase());
  if (whole !== undefined) return whole.id;
  const [primary] = wanted.split('-');
  if (primary === 'zh') return /-(hant|tw|hk|mo)\b/.test(wanted) ? 3 : 1;
  return LANGUAGES.find(({ bcp47 }) => bcp47.split('-')[0] === primary)?.id ?? null;
}
