import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { ChildProgram } from '../../tools/processes/child-program';
import { bundleServer } from '../../tools/server-bundle';

const ENTRY = fileURLToPath(new URL('../store-start/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../packages/server/dist/bench-start.js', import.meta.url));

const startedSchema = z.object({ url: z.string(), ms: z.number(), cpuMs: z.number() });

export interface StartedStore extends z.infer<typeof startedSchema> {
  close(): Promise<void>;
}

export async function buildStarter(): Promise<() => Promise<void>> {
  await bundleServer(ENTRY, PROGRAM);
  return () => rm(PROGRAM, { force: true });
}

/** `historyDays`: past days that the product imports after its start; default: as configured. */
export async function startOnStore(
  kind: 'store' | 'product',
  folder: string,
  historyDays?: number,
): Promise<StartedStore> {
  const args = [JSON.stringify({ kind, folder, historyDays })];
  const program = await ChildProgram.start({ name: `the ${kind}`, file: PROGRAM, args });
  return { ...startedSchema.parse(program.ready), close: () => program.stop('close') };
}

/** A folder for a new store. */
export async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-start-'));
  await chmod(folder, 0o755);
  try {
    return await work(join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
