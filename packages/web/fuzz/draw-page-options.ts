import { LANGUAGES } from '@clutchline/contract';

import type { PageOptions } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';

const WIDTHS = [1_440, 1_440, 800, 360] as const;
const OTHERS = LANGUAGES.map(({ id }) => id);

export function drawPageOptions(random: SeededRandom): PageOptions {
  const langId = random.chance(0.5) ? 2 : OTHERS[random.below(OTHERS.length)];
  return { width: random.pick(WIDTHS), ...(langId === undefined ? {} : { langId }) };
}
