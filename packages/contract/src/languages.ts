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
