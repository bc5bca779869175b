import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build } from 'vite';

import { BoardProcess } from './board-process';

export interface Boards {
  readonly product: BoardProcess;
  readonly direct: BoardProcess;
  stop(): Promise<void>;
}

export async function startBoards(): Promise<Boards> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-direct-'));
  const root = resolve(import.meta.dirname, '..', 'direct-page');
  await build({
    ...{ root, logLevel: 'error', configFile: false },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const [product, direct] = await Promise.all([BoardProcess.start(), BoardProcess.start(folder)]);
  return {
    product,
    direct,
    async stop() {
      await Promise.all([product.stop(), direct.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
