import type { StoredSlot } from './storage';

/** Null if missing or damaged. */
export function valueOf<Value>(slot: Pick<StoredSlot<Value>, 'read'>): Value | null {
  const stored = slot.read();
  return stored.kind === 'ok' ? stored.value : null;
}
