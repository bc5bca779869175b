import { isLostConnection } from '../is-lost-connection';
import { OutcomeUnknown } from '../ports/outcome-unknown';

/**
 * Tells a lost connection from every other failure: what came before the loss may be committed. No connection at all
 * counts as lost, for an earlier try of the same work may have been done.
 *
 * @throws OutcomeUnknown where the connection was lost; every other error as it is.
 */
export async function orUnknown<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw isLostConnection(error) ? new OutcomeUnknown(error) : error;
  }
}
