import { readFileSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { basename } from 'node:path';

/** Differs if the pid is reused. */
export interface ProcessId {
  readonly pid: number;
  /** Ticks since boot; empty if unknown. */
  readonly beginning: string;
}

function processFields(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

export const beginningOf = (pid: number): string => processFields(pid)[19] ?? '';

export const idOfProcess = (pid: number): ProcessId => ({ pid, beginning: beginningOf(pid) });

/** False for a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false;
  }
  return processFields(pid)[0] !== 'Z';
}

export const isSameRunning = ({ pid, beginning }: ProcessId): boolean =>
  isRunning(pid) && beginningOf(pid) === beginning;

/** Empty without /proc. */
export async function processesIn(folder: string, program: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const checks = pids.map(async (pid) => {
    const [cwd, exe] = await Promise.all(
      ['cwd', 'exe'].map((link) => readlink(`/proc/${pid}/${link}`).catch(() => '')),
    );
    return cwd === folder && basename(exe?.replace(/ \(deleted\)$/, '') ?? '') === program ? [pid] : [];
  });
  return (await Promise.all(checks)).flat();
}
