import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { runQuietly } from './run-step.mjs';

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Whether npm's state file matches the lock file of a folder. */
export function isInstalled(folder = '.') {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, peer, extraneous }]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return [optional, peer, extraneous].includes(true);
    return link === true || found.version === version;
  });
}

/** If missing or the lock file has changed; false on failure. */
export async function install() {
  return (
    isInstalled() || (await runQuietly('Installing the packages (once)', 'npm', ['ci', '--no-audit', '--no-fund']))
  );
}
