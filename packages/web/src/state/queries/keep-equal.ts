/** `next`, reusing equal parts of `old`, so that React skips unchanged components. */
export function keepEqual<Json>(old: Json | undefined, next: Json): Json;
export function keepEqual(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) return keepList(old, next);
  if (isRecord(old) && isRecord(next)) return keepRecord(old, next);
  return next;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keepList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const kept = next.map((item, index) => keepEqual(old[index], item));
  return old.length === next.length && kept.every((item, index) => item === old[index]) ? old : kept;
}

function keepRecord(old: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>) {
  const names = Object.keys(next);
  const kept = Object.fromEntries(names.map((name) => [name, keepEqual(old[name], next[name])]));
  const isSame = names.length === Object.keys(old).length && names.every((name) => kept[name] === old[name]);
  return isSame ? old : kept;
}
