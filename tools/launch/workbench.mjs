import { join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { isInstalled } from './install.mjs';
import { runQuietly, runShown } from './run-step.mjs';

/** Its packages have a lock file of their own, so that an installation of the project is not slower. */
const WORKBENCH = join('tools', 'workbench');
const STORYBOOK = join(CHECKOUT, WORKBENCH, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');

/** If missing or the lock file has changed; false on failure. */
export async function installWorkbench() {
  if (isInstalled(WORKBENCH)) return true;
  const args = ['ci', '--prefix', WORKBENCH, '--ignore-scripts', '--no-audit', '--no-fund'];
  return runQuietly('Installing the workbench (once)', 'npm', args);
}

/** Returns the exit code. */
export const runWorkbench = ([command, ...args]) =>
  runShown(process.execPath, [STORYBOOK, command, '--config-dir', join(WORKBENCH, 'config'), ...args]);
