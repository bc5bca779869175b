import { isLostConnection } from './is-lost-connection';
import { OutcomeUnknown } from './ports/outcome-unknown';

/** Temporary database errors: read-only, out of space or connections, statement timeout. */
const CODES = /^(?:25006|53...|57014)$/u;

/** Whether an error means that the database is temporarily unavailable (R36). */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof OutcomeUnknown || isLostConnection(error)) return true;
  return error instanceof Error && 'code' in error && CODES.test(String(error.code));
}
