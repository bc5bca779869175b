import { isLostConnection, OutcomeUnknown, LateCommit } from '../platform/errors';

/**
 * Work before the loss may be committed. A failed connect also counts, because an earlier attempt may have succeeded.
 *
 * @throws OutcomeUnknown if the connection was lost; other errors unchanged.
 */
export async function orUnknown<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isLostConnection(error) ? new OutcomeUnknown(error) : error;
  }
}

/** Raised by `place_bets`, and for a swap at the commit, if the deadline of the request has passed. */
const LATE = 'CL002';

export function isLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LATE;
}

/** @throws LateCommit if the deadline has passed; other errors unchanged. */
export async function orLate<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isLate(error) ? new LateCommit(error) : error;
  }
}
