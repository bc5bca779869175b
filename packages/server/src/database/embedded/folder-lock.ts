import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PlainError } from '../../platform/errors';
import { beginningOf, isRunning } from './process-state';

const FILE = 'server.lock';

async function holderOf(file: string): Promise<number | null> {
  const [first = '', beginning = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(first, 10);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  return beginningOf(pid) === beginning ? pid : null;
}

/** One server per data folder. */
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
