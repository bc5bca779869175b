import { LateCommit } from '../platform/late-commit';

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
