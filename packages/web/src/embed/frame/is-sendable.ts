import { isSmall } from './is-small';

/** Whether the frame would take a message at all: no function in it, no ring, no megabytes. */
export function isSendable(message: unknown): boolean {
  try {
    return isSmall(message) && structuredClone(message) !== undefined;
  } catch {
    return false;
  }
}
