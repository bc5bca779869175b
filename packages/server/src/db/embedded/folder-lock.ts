import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError } from '../../plain-error';

const FILE = 'server.lock';

/** When a process began, in ticks since boot: tells a process from a later one with its number. Empty where unknown. */
function beginningOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** The process that holds the folder, or null where it is gone. */
async function holderOf(file: string): Promise<number | null> {
  const [first = '', beginning = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(first, 10);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  return beginningOf(pid) === beginning ? pid : null;
}

/** Takes a data folder for this process, so that two servers never run on one; returns its release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, FILE);
  const holder = await holderOf(file);
  if (holder !== null)
    throw new PlainError(
      `Another server (process ${holder}) already uses the data folder ${folder}: stop it or pass --data-dir.`,
    );
  await writeFile(file, `${process.pid}\n${beginningOf(process.pid)}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}
