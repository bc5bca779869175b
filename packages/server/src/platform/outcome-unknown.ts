/** The database connection was lost during a request, so its outcome is unknown (R20). */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super(`The database may or may not have done it: ${String(cause)}`, { cause });
  }
}
