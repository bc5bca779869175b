import type { Translator } from './translator';

/**
 * The name of a round tab (LANG-5). `numeral` is the round as the player's language counts it; the domain's
 * `roundNumeral` gives it.
 *
 * @example roundTitle(t, 2, '二') // '第二局'
 * @example roundTitle(t, 0, '') // 'Whole match'
 */
export function roundTitle(t: Translator, round: number, numeral: string): string {
  return round === 0 ? t('market.whole_match') : t('market.map', { numeral });
}
