const LOST_CONNECTION_CODES = /^(?:08...|40003|57P0[1235]|25P03|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/u;
const LOST_CONNECTION_TEXTS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/u;

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && LOST_CONNECTION_CODES.test(String(error.code))) || LOST_CONNECTION_TEXTS.test(error.message)
  );
}

/** Nothing was changed (R39). */
export class LateCommit extends Error {
  constructor(cause: unknown) {
    super('The deadline of the request passed before the commit.', { cause });
  }
}

/** R20. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super(`The database may or may not have done it: ${String(cause)}`, { cause });
  }
}

/** Shown without a stack. */
export class PlainError extends Error {}

/** Read-only, full, statement timeout. */
const OUT_OF_SERVICE_CODES = /^(?:25006|53...|57014)$/u;

/** A retry may succeed (R36). */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof OutcomeUnknown || isLostConnection(error)) return true;
  return error instanceof Error && 'code' in error && OUT_OF_SERVICE_CODES.test(String(error.code));
}
