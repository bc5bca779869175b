import type { SeededRandom } from './seeded-random';

/** Mostly of a wrong type. */
const STRANGE = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  3,
  99,
  2 ** 31,
  2 ** 53,
  1e21,
  8.64e15 + 1,
  -8.64e15,
  '',
  ' ',
  'x',
  '0',
  '-5',
  '1.0000',
  '1e999',
  '9'.repeat(400),
  '<img src=x onerror=alert(1)>',
  '\u202Eabc\u2066\u0000\uD800',
  'w'.repeat(3_000),
  [],
  [null],
  {},
  { __proto__: null, then: 1 },
] as const;
const NO_NUMBERS = ['NaN', 'Infinity', '-Infinity', 'undefined', '', '-1', '0', '1e3', '99999999999.99'] as const;

type Json = unknown;

function strangeFor(value: Json, random: SeededRandom): Json {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) && random.chance(0.7)) return random.pick(NO_NUMBERS);
  if (typeof value === 'number' && random.chance(0.5))
    return random.pick([-value, value + 1, value * 1e9, 1e15, value + 0.5]);
  return random.pick(STRANGE);
}

function mutateList(list: readonly Json[], random: SeededRandom): Json {
  const at = random.below(list.length);
  const change = random.below(8);
  if (change === 0) return list.toSpliced(at, 1);
  if (change === 1) return [...list, ...list];
  if (change === 2) return list.toReversed();
  if (change === 3) return [];
  return list.with(at, mutateJson(list[at], random));
}

function mutateRecord(entries: readonly [string, Json][], random: SeededRandom): Json {
  const at = random.below(entries.length);
  const change = random.below(12);
  if (change === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  if (change === 1) return Object.fromEntries([...entries, ['is_admin', true]]);
  const mutated = entries.map(([name, value], index) => [name, index === at ? mutateJson(value, random) : value]);
  return Object.fromEntries(mutated);
}

/** Missing, added, doubled, or of another type or size. */
export function mutateJson(value: Json, random: SeededRandom): Json {
  if (random.chance(0.05)) return random.pick(STRANGE);
  if (Array.isArray(value) && value.length > 0) return mutateList(value, random);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.length > 0 ? mutateRecord(entries, random) : strangeFor(value, random);
}
