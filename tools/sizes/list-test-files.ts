import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { z } from 'zod';

import type { TestFile } from './count-tests';

const filesSchema = z.array(z.object({ file: z.string(), projectName: z.string() }));

export function listTestFiles(root: string): TestFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-tests-'));
  const output = join(folder, 'files.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  try {
    const args = [vitest, 'list', '--filesOnly', `--json=${output}`];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`vitest could not list the test files: ${stderr}`);
    const files = filesSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
    return files.map(({ file, projectName }) => ({ path: relative(root, file), project: projectName }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
