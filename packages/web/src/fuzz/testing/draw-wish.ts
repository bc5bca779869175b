import { LANGUAGES } from '@clutchline/contract';

import type { PageWish } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';

const WIDTHS = [1_440, 1_440, 800, 360] as const;
const OTHERS = LANGUAGES.map(({ id }) => id);

/** Half of the pages are English and half are wide; the others use any language and the width of a phone or tablet. */
export function drawWish(random: SeededRandom): PageWish {
  const langId = random.chance(0.5) ? 2 : OTHERS[random.below(OTHERS.length)];
  return { width: random.pick(WIDTHS), ...(langId === undefined ? {} : { langId }) };
}
