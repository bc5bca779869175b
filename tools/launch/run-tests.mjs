import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { CHECKOUT } from './checkout.mjs';
import { runWritten } from './run-step.mjs';

const SKIPPED = new Set(['skipped', 'pending', 'todo', 'disabled']);

const plain = (text) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 300);

/** One line each. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(CHECKOUT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [`${file}: ${plain(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${plain(failureMessages.join(' '))}`);
}

/** One line each. */
function skipsOf({ name, assertionResults }) {
  const skipped = assertionResults.filter(({ status }) => SKIPPED.has(status));
  return skipped.map(({ fullName }) => `${relative(CHECKOUT, name)}: ${fullName}`);
}

function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const [failures, skips] = [testResults.flatMap(failuresOf), testResults.flatMap(skipsOf)];
    return { passed: numPassedTests, failed: numFailedTests, failures, skips };
  } catch {
    return { passed: 0, failed: 0, failures: [], skips: [] };
  }
}

/** Returns counts and names of failed and skipped tests; a run that breaks counts as one failure. */
export async function runTests(project, write, workers = null) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-counts-'));
  const file = join(folder, 'counts.json');
  const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
  const chosen = ['--project', project, ...(workers === null ? [] : [`--maxWorkers=${workers}`])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runWritten(write, process.execPath, [vitest, 'run', ...chosen, ...reporters]);
  const { passed, failed, failures, skips } = readCounts(file);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures, skips };
}
