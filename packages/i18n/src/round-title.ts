import type { Translator } from './translator';

/**
 * LANG-5. `numeral` from the domain's `roundNumeral`.
 * @example roundTitle(t, 2, '二') // '第二局'
 * @example roundTitle(t, 0, '') // 'Whole match'
 */
export function roundTitle(t: Translator, round: number, numeral: string): string {
  return round === 0 ? t('market.whole_match') : t('market.map', { numeral });
}
