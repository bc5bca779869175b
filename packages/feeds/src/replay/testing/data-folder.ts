import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ResultFile } from '../readers/raw-map';

export async function dataFolder(
  files: readonly ResultFile[],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clutchline-replay-'));
  for (const { name, text } of files) await writeFile(path.join(folder, name), text);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
