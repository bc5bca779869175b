/**
 * The eight languages in the order of their ids (LANG-1). `code` is the wire code, `suffix` ends the localised name
 * fields (LANG-3), and `bcp47` is the tag for `Intl`: the wire's `in-ID` formats as `id-ID`.
 *
 * @example LANGUAGES[0] // { id: 1, code: 'zh-CN', suffix: 'cn', bcp47: 'zh-CN' }
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

export type Language = (typeof LANGUAGES)[number];
export type LangId = Language['id'];
export type LangCode = Language['code'];
export type LangSuffix = Language['suffix'];

/** Fallback language (LANG-6). */
export const DEFAULT_LANG: LangId = 2;

/** Language of an id. Total over `LangId`, so it never fails. */
export function languageById(id: LangId): Language {
  return LANGUAGES.find((language) => language.id === id) ?? LANGUAGES[1];
}
