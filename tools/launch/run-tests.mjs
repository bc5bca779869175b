import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { runWritten } from './run-step.mjs';

function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Runs the tests of one project, by so many workers where that is said; answers how many passed and failed. A run that breaks counts as one failure. */
export async function runTests(project, write, workers = null) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-counts-'));
  const file = join(folder, 'counts.json');
  const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
  const chosen = ['--project', project, ...(workers === null ? [] : [`--maxWorkers=${workers}`])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runWritten(write, process.execPath, [vitest, 'run', ...chosen, ...reporters]);
  const { passed, failed } = readCounts(file);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
