import { isSmall } from './is-small';

/** Whether a message can be sent to the frame: no function, no cycle, limited size. */
export function isSendable(message: unknown): boolean {
  try {
    return isSmall(message) && structuredClone(message) !== undefined;
  } catch {
    return false;
  }
}
