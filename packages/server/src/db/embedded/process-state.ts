import { readFileSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { basename } from 'node:path';

/** A process, told from a later one that was given its number. */
export interface ProcessId {
  readonly pid: number;
  /** When it began, in ticks since boot; empty where the system does not say. */
  readonly beginning: string;
}

/** State and beginning of a process as the system tells them. */
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

/** Whether there is a process of this number. One that was killed and that its parent has not taken note of is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) return false;
  }
  return processFields(pid)[0] !== 'Z';
}

/** Whether this very process runs. */
export const isSameRunning = ({ pid, beginning }: ProcessId): boolean =>
  isRunning(pid) && beginningOf(pid) === beginning;

/** The processes of a program that work in a folder; none where the system does not say (Linux does). */
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
