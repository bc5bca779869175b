import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'generated', 'dist', '.git', '.data', '.gallery', 'coverage']);

/** Without built and third-party files. */
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

const TEST = /\.(test|e2e)\.tsx?$|(^|\/)(tests|testing|test-support|fuzz|e2e|faults|bench)\//;

/** Also files that only tests use. */
export const isTest = (path: string): boolean => TEST.test(path);

/** `packages/<name>/src` without tests. */
export const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path);

/** Of the workbench, without their test. */
export const isStory = (path: string): boolean => /^packages\/web\/stories\/.*\.tsx?$/.test(path) && !isTest(path);
