import { isLostConnection } from '../platform/is-lost-connection';
import { OutcomeUnknown } from '../platform/outcome-unknown';

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
