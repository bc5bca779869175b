import { hashOf, toHex } from './bytes';

/**
 * JSON without spaces, keys in the order of their code units: equal tables have equal texts on every machine.
 *
 * @throws RangeError for a number that is no safe integer, and for any value that JSON lacks.
 * @example canonicalJson({ b: 1, a: [true, 'x'] }) // '{"a":[true,"x"],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'number') throw new RangeError(`${value} is no safe integer`);
  if (typeof value !== 'object') throw new RangeError(`a ${typeof value} is no value of a table`);
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** SHA-256 of {@link canonicalJson} in hex: the hash under which odds and price lists are published and sealed (R30). */
export function tableHash(value: unknown): string {
  return toHex(hashOf(canonicalJson(value)));
}
