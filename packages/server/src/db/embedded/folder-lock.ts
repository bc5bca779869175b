import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError } from '../../plain-error';

const FILE = 'server.lock';

/** State and beginning of a process as the system tells them. */
function processFields(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process began, in ticks since boot: tells a process from a later one with its number. Empty where unknown. */
const beginningOf = (pid: number): string => processFields(pid)[19] ?? '';
/** A killed process that its parent has not taken note of yet. */
const isDead = (pid: number): boolean => processFields(pid)[0] === 'Z';

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
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid) || isDead(pid)) return null;
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
