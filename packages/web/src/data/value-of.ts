import type { StoredSlot } from './storage';

/** A kept value; null where there is none, or it is damaged. */
export function valueOf<Value>(slot: Pick<StoredSlot<Value>, 'read'>): Value | null {
  const stored = slot.read();
  return stored.kind === 'ok' ? stored.value : null;
}
