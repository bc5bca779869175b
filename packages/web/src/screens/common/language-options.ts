import { LANGUAGES } from '@clutchline/contract';
import { LANGUAGE_NAMES } from '@clutchline/i18n';

/** By own names (LANG-1). */
export const LANGUAGE_OPTIONS = LANGUAGES.map(({ id, bcp47 }) => ({
  value: id,
  text: LANGUAGE_NAMES[id],
  lang: bcp47,
}));
