import { isLostConnection } from './is-lost-connection';
import { OutcomeUnknown } from './outcome-unknown';

/** Errors: read-only, out of space or connections, statement timeout. */
const CODES = /^(?:25006|53...|57014)$/u;

/** True for temporary errors; a retry may succeed (R36). */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof OutcomeUnknown || isLostConnection(error)) return true;
  return error instanceof Error && 'code' in error && CODES.test(String(error.code));
}
