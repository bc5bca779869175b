import { mutateJson } from './mutate-json';
import type { SeededRandom } from './seeded-random';

const OTHER_VERSIONS = [0, 2, 99, -1, '1', null] as const;
const NO_JSON = ['', ' ', 'null', 'undefined', 'NaN', '[object Object]', '{}', '[]', '1e999', '<p>', '\uFEFF'] as const;
/** Above the read limit; breaks parsers without one. */
const HUGE = ['9'.repeat(600_000), `{"v":1,"d":${'['.repeat(100_000)}`, JSON.stringify('x'.repeat(600_000))] as const;

/** As damage, an extension or another version may leave it. */
export function spoilStored(text: string, random: SeededRandom): string {
  const kind = random.below(10);
  if (kind === 0) return text.slice(0, random.below(text.length));
  if (kind === 1) return random.pick(NO_JSON);
  if (kind === 2) return random.pick(HUGE);
  const framed: unknown = JSON.parse(text);
  if (typeof framed !== 'object' || framed === null || !('d' in framed)) return '';
  if (kind === 3) return JSON.stringify({ ...framed, v: random.pick(OTHER_VERSIONS) });
  if (kind === 4) return JSON.stringify(mutateJson(framed, random));
  return JSON.stringify({ ...framed, d: mutateJson(framed.d, random) });
}
