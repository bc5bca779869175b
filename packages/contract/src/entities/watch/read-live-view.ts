import * as z from 'zod/mini';

import {
  type LiveView,
  liveViewSchema,
  MOST_KILL_STEPS,
  MOST_LEAD_POINTS,
  MOST_OBJECTIVES,
  MOST_ROUNDS,
} from './live-view';

/** More entries make the whole list invalid. */
const LISTS: Readonly<Record<string, number>> = {
  objectives: MOST_OBJECTIVES,
  lead: MOST_LEAD_POINTS,
  kill_steps: MOST_KILL_STEPS,
  history: MOST_ROUNDS,
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * View as far as it is valid: an invalid field is left out, and so is an invalid entry of a list. Null if the family, the
 * match, the map or another required field is invalid (bad input row 189).
 *
 * @example readLiveView({ ...view, gold: [-1, 4_000] }) // the view without gold
 */
export function readLiveView(given: unknown): LiveView | null {
  if (!isFields(given)) return null;
  const bounded = Object.fromEntries(Object.entries(given).filter(([key, value]) => !isTooLong(key, value)));
  const first = z.safeParse(liveViewSchema, bounded);
  if (first.success) return first.data;
  const second = z.safeParse(liveViewSchema, withoutInvalid(bounded, first.error.issues));
  return second.data ?? null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTooLong = (key: string, value: unknown): boolean =>
  Array.isArray(value) && Object.hasOwn(LISTS, key) && value.length > (LISTS[key] ?? 0);

function withoutInvalid(fields: Fields, issues: readonly { readonly path: readonly PropertyKey[] }[]): Fields {
  const invalidEntries = new Map<string, Set<PropertyKey>>();
  const invalidFields = new Set<PropertyKey>();
  for (const { path } of issues) {
    const [key = '', index] = path;
    if (typeof key !== 'string' || index === undefined || !Object.hasOwn(LISTS, key)) invalidFields.add(key);
    else invalidEntries.set(key, (invalidEntries.get(key) ?? new Set()).add(index));
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (invalidFields.has(key)) return [];
      const invalid = invalidEntries.get(key);
      if (invalid === undefined || !Array.isArray(value)) return [[key, value]];
      return [[key, value.filter((_entry: unknown, index) => !invalid.has(index))]];
    }),
  );
}
