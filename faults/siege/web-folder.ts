import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As large as the app's largest file; exceeds the buffers of a connection. */
const ASSET = 'app-0a1b2c3d.js';
const ASSET_BYTES = 600_000;

export const ASSET_PATH = `/assets/${ASSET}`;

export async function makeWebFolder(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-siege-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(folder, 'host.html'), '<!doctype html><title>host</title>');
  await writeFile(join(folder, 'frame.html'), '<meta name="clutchline-hosts" content="" />');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'assets', ASSET), `// ${randomBytes(ASSET_BYTES / 2).toString('hex')}\n`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
