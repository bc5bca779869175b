import type { LangId } from '@clutchline/contract';

const CHINESE = '一二三四五六七八九十';
const CHINESE_LANGUAGES: readonly LangId[] = [1, 3];
const LAST_ROUND = 16;

/**
 * Map number in names (LANG-5): Chinese numerals for 1 to 16 in languages 1 and 3, otherwise digits.
 *
 * @example roundNumeral(16, 1) // '十六'
 */
export function roundNumeral(round: number, langId: LangId): string {
  const inChinese = CHINESE_LANGUAGES.includes(langId) && round >= 1 && round <= LAST_ROUND;
  if (!inChinese) return String(round);
  return round <= 10 ? CHINESE.charAt(round - 1) : `十${CHINESE.charAt(round - 11)}`;
}
