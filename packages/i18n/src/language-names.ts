import type { LangId } from '@clutchline/contract';

/** In own script (LANG-1). Apart from `formatters`: only menus of languages load it. */
export const LANGUAGE_NAMES: Readonly<Record<LangId, string>> = {
  1: '中文（简体）',
  2: 'English',
  3: '繁體中文',
  4: 'ไทย',
  5: 'Tiếng Việt',
  6: 'Bahasa Indonesia',
  7: '日本語',
  8: '한국어',
};
