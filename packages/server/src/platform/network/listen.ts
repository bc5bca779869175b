import { createServer } from 'node:net';

import { PlainError } from '../errors';

function explain(cause: unknown, host: string, port: number): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'EADDRINUSE')
    return new PlainError(
      `Port ${port} on ${host} is in use: stop the process that uses it or choose another with --port.`,
      {
        cause,
      },
    );
  if (code === 'EACCES')
    return new PlainError(`No permission to open port ${port}: choose another with --port.`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new PlainError(`${host} is not an address of this machine: choose another with --host.`, { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** Before slow start steps. */
export function checkAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(explain(cause, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
