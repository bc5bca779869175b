import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { bundleServer } from '../../tools/server-bundle';

const ENTRY = fileURLToPath(new URL('../store-start/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../packages/server/dist/bench-start.js', import.meta.url));

const startedSchema = z.object({ url: z.string(), ms: z.number(), cpuMs: z.number() });

/** Start time and CPU time in ms. */
export interface StartedStore extends z.infer<typeof startedSchema> {
  close(): Promise<void>;
}

/** Returns the cleanup. */
export async function buildStarter(): Promise<() => Promise<void>> {
  await bundleServer(ENTRY, PROGRAM);
  return () => rm(PROGRAM, { force: true });
}

export async function startOnStore(kind: 'store' | 'product', folder: string): Promise<StartedStore> {
  const child = fork(PROGRAM, [JSON.stringify({ kind, folder })], { execArgv: [] });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error(`the ${kind} did not start`);
  });
  failed.catch(() => undefined);
  const [message]: unknown[] = await Promise.race([once(child, 'message'), failed]);
  return {
    ...startedSchema.parse(message),
    close: async () => {
      child.send('close');
      await exited;
    },
  };
}
