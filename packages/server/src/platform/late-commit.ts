/** The deadline of the request passed before the commit; nothing was changed (R39). */
export class LateCommit extends Error {
  constructor(cause: unknown) {
    super('The deadline of the request passed before the commit.', { cause });
  }
}
