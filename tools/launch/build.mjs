import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { runQuietly } from './run-step.mjs';

const SOURCES = ['packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'generated', 'tests', 'testing', 'stories', 'fuzz', 'migrations']);
const STAMP = join(CHECKOUT, 'packages', 'server', 'dist', '.sources');
/** The compiled server, which Node stores as it ends and reads at the next start. */
export const COMPILED = join(CHECKOUT, 'packages', 'server', 'dist', '.compiled');
const BUILT = ['packages/server/dist/main.js', 'packages/web/dist/index.html', 'packages/desk/dist/index.html'];

function* filesOf(path) {
  const entries = readdirSync(join(CHECKOUT, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (PASSED_OVER.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesOf(inside);
    else if (entry.isFile()) yield inside;
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of source.includes('.') ? [source] : filesOf(source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(CHECKOUT, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function isBuilt(sources) {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  return stamp === sources && BUILT.every((file) => existsSync(join(CHECKOUT, file)));
}

/** If sources have changed; false on failure. */
export async function build() {
  const sources = hashOfSources();
  if (isBuilt(sources)) return true;
  rmSync(COMPILED, { recursive: true, force: true });
  if (!(await runQuietly('Building', 'npm', ['run', 'build']))) return false;
  mkdirSync(join(STAMP, '..'), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}
