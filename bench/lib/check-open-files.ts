import { readFileSync } from 'node:fs';

/** Of a Node process that serves or opens connections: its own files, pipes and timers. */
const OWN_FILES = 60;

/** @throws if neither a server nor its clients in one process can have this many connections. */
export function checkOpenFiles(connections: number): void {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const [, hard = ''] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
  if (hard === 'unlimited' || Number(hard) >= connections + OWN_FILES) return;
  throw new Error(
    `The limit of open files, ${hard}, is too low for ${connections} clients: raise it (ulimit -n), or use fewer (--clients).`,
  );
}
