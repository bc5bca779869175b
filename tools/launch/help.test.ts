import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const READ = [
  ...['package.json', 'packages/server/package.json', 'packages/server/src/config-options.ts'],
  'packages/server/src/config-desk-options.ts',
  'tools/gallery/gallery-help.ts',
];

it.each([
  ['start', '--database-url <url>'],
  ['content-screens', 'npm run content-screens'],
  ['demo-operator', 'npm run demo:operator'],
  ['gallery', 'npm run gallery'],
  ['sim', 'npm run sim'],
  ['chaos', 'npm run chaos'],
])('%s --help answers before anything is installed or built', (command, expected) => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  for (const path of [...READ, `tools/${command}.mjs`, 'tools/launch'])
    cpSync(join(ROOT, path), join(checkout, path), { recursive: true });
  // Without npm and without packages.
  const { status, stdout } = spawnSync(process.execPath, [join(checkout, 'tools', `${command}.mjs`), '--help'], {
    env: { PATH: '' },
    encoding: 'utf8',
  });
  expect(stdout).toContain(expected);
  expect(stdout).not.toContain('Installing');
  expect(status).toBe(0);
});
