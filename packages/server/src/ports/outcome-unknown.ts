/** The connection to the database was lost under way: what was asked for may have been done or not (R20). */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super(`The database may or may not have done it: ${String(cause)}`, { cause });
  }
}
