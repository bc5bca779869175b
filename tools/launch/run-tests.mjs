import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { CHECKOUT } from './checkout.mjs';
import { runWritten } from './run-step.mjs';

const plain = (text) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 300);

/** What failed in a file, a line each, so that the end of a long log tells it. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(CHECKOUT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [`${file}: ${plain(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${plain(failureMessages.join(' '))}`);
}

function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** Runs the tests of one project, by so many workers where that is said; answers how many passed and failed, and what. A run that breaks counts as one failure. */
export async function runTests(project, write, workers = null) {
  const folder = mkdtempSync(join(tmpdir(), 'clutchline-counts-'));
  const file = join(folder, 'counts.json');
  const vitest = join(CHECKOUT, 'node_modules', 'vitest', 'vitest.mjs');
  const chosen = ['--project', project, ...(workers === null ? [] : [`--maxWorkers=${workers}`])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runWritten(write, process.execPath, [vitest, 'run', ...chosen, ...reporters]);
  const { passed, failed, failures } = readCounts(file);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures };
}
