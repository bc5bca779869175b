import { OutcomeUnknown } from '../ports/outcome-unknown';

/** What is said when a connection dies under a statement: by the server, by the system, by the driver. */
const CODES = /^(?:08...|40003|57P0[1235]|25P03|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/u;
const SENTENCES = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/u;

function isLostConnection(error: Error): boolean {
  return ('code' in error && CODES.test(String(error.code))) || SENTENCES.test(error.message);
}

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
    throw error instanceof Error && isLostConnection(error) ? new OutcomeUnknown(error) : error;
  }
}
