/** Errors of the server, the operating system and the driver. */
const CODES = /^(?:08...|40003|57P0[1235]|25P03|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/u;
const SENTENCES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Query read timeout)/u;

/** The connection was lost or never made. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.test(String(error.code))) || SENTENCES.test(error.message);
}
