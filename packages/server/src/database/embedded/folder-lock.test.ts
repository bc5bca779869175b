import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PlainError } from '../../platform/errors';
import { lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('lockFolder', () => {
  it('lets one process in at a time', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(PlainError);
    await release();
    await (
      await lockFolder(folder)
    )();
  });

  it('is not held by a process that has died, nor by a later one with its number', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    for (const holder of [`${child.pid}\n1`, `${process.pid}\n1`, '', 'nonsense', '-1\n'])
      await writeFile(join(folder, 'server.lock'), holder).then(async () => (await lockFolder(folder))());
  });

  it.runIf(process.platform === 'linux')('is not held by a killed process whose exit was not collected', async () => {
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 5']);
    const [number] = await once(parent.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await writeFile(join(folder, 'server.lock'), `${Number(number)}\n`);
    await (
      await lockFolder(folder)
    )();
    parent.kill();
  });
});
