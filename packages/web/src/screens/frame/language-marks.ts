import type { LangId } from '@clutchline/contract';

/** The shortest sign of each language, in its own script, for a button with no room for its name. */
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
