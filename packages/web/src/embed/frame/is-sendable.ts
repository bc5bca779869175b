import { isSmall } from './is-small';

/** No function, no cycle, limited size. */
export function isSendable(message: unknown): boolean {
  try {
    return isSmall(message) && structuredClone(message) !== undefined;
  } catch {
    return false;
  }
}
