import { createServer } from 'node:net';

import { PlainError } from './plain-error';

function explain(cause: unknown, host: string, port: number): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'EADDRINUSE')
    return new PlainError(`Port ${port} on ${host} is taken: stop what uses it or choose another by --port.`, {
      cause,
    });
  if (code === 'EACCES') return new PlainError(`Port ${port} may not be opened: choose another by --port.`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new PlainError(`${host} is no address of this machine: choose another by --host.`, { cause });
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** Fails with one sentence where the address cannot be listened on; asked before anything slow begins. */
export function checkAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(explain(cause, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
