/** Parsed JSON object of a supplier. */
export type Payload = Readonly<Record<string, unknown>>;

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty if the value is no object. */
export const payloadOf = (value: unknown): Payload => (isPayload(value) ? value : {});

/** The objects of a list; empty if the value is no list. */
export const payloadsOf = (value: unknown): readonly Payload[] => (Array.isArray(value) ? value.filter(isPayload) : []);

/** An id as text, whether the supplier writes a number or a text; null for 0, an empty text and anything else. */
export function idOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return text === '' || text === '0' ? null : text;
}

/** A count, or undefined. Whole numbers that the supplier writes as a fraction, such as 5.0, are counts. */
export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/** Ms since 1970 of a time with its zone, or undefined. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/(Z|[+-]\d{2}:\d{2})$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isFinite(at) && at > 0 ? at : undefined;
}

/** Absent if one of the two is. */
export function pairOf<Value>(first: Value | undefined, second: Value | undefined): Value[] | undefined {
  return first === undefined || second === undefined ? undefined : [first, second];
}
