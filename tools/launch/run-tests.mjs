import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CHECKOUT } from './checkout.mjs';
import { runWritten } from './run-step.mjs';

const VITEST = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
const COUNT_TESTS = join(CHECKOUT, 'tools', 'launch', 'count-tests.mjs');

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: ['the run ended before its counts were written'], skips: [] };
  }
}

/** Returns counts and names of failed and skipped tests; a run that breaks counts as one failure. */
export async function runTests(project, write, workers = null) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-counts-'));
  const file = join(folder, 'counts.json');
  const chosen = ['--project', project, ...(workers === null ? [] : [`--maxWorkers=${workers}`])];
  const reporters = ['--reporter=default', `--reporter=${COUNT_TESTS}`];
  const env = { COUNTS_FILE: file };
  const code = await runWritten(write, process.execPath, [VITEST, 'run', ...chosen, ...reporters], env);
  const { passed, failures, skips } = readCounts(file);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && failures.length === 0)
    failures.push(`test:${project}: all tests passed, but the exit code is ${code}`);
  return { passed, failed: failures.length, failures, skips };
}
