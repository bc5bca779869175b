import type { SlipItem } from '@clutchline/contract';

import { ODD_ONE } from '../odds/odds-range';
import { parseOdd } from '../odds/parse-odd';

/**
 * Price in thousandths; 1.000, which changes no product, for a pool without stakes (BET-2).
 *
 * @example selectedOdd({ odd: null }) // 1000
 */
export function selectedOdd({ odd }: Pick<SlipItem, 'odd'>): number {
  return odd === null ? ODD_ONE : parseOdd(odd);
}
