import { isLostConnection } from './is-lost-connection';
import { OutcomeUnknown } from './ports/outcome-unknown';

/** What the database says where it cannot work now: read-only, no room, no connection left, a statement that took too long. */
const CODES = /^(?:25006|53...|57014)$/u;

/** Whether an error says that the database cannot work now, and may again a moment later (R36). */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof OutcomeUnknown || isLostConnection(error)) return true;
  return error instanceof Error && 'code' in error && CODES.test(String(error.code));
}
