import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'generated', 'dist', '.git', '.data', '.gallery', 'coverage']);

/** All files under `root/folder` as paths from `root`, with forward slashes, without built and foreign ones. */
export function listFiles(root: string, folder = '.'): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = relative('.', join(folder, entry.name));
      return entry.isDirectory() ? listFiles(root, path) : [path];
    })
    .sort();
}

const TEST = /\.(test|e2e)\.tsx?$|(^|\/)(tests|testing|e2e|faults|bench)\//;

/** Whether a path is a test, or serves tests alone. */
export const isTest = (path: string): boolean => TEST.test(path);

/** Whether a path is source of the product: under `packages/<name>/src`, and no test. */
export const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path);
