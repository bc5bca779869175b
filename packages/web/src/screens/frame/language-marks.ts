import type { LangId } from '@clutchline/contract';

/** In the language's own script, for a narrow button. */
export const LANGUAGE_MARKS: Readonly<Record<LangId, string>> = {
  1: '简',
  2: 'EN',
  3: '繁',
  4: 'ไทย',
  5: 'VI',
  6: 'ID',
  7: '日',
  8: '한',
};
