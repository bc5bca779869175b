import { isLostConnection, OutcomeUnknown, LateCommit } from '../platform/errors';

/**
 * A lost connection leaves the outcome unknown. So does a failed connect: an earlier attempt may have succeeded.
 *
 * @throws OutcomeUnknown
 */
export async function orUnknown<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isLostConnection(error) ? new OutcomeUnknown(error) : error;
  }
}

/** Raised by `place_bets`, and for a swap at the commit. */
const LATE = 'CL002';

export function isLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LATE;
}

/** @throws LateCommit */
export async function orLate<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isLate(error) ? new LateCommit(error) : error;
  }
}
