import { provideBrowser } from './launch/browser.mjs';
import { provideBusAndBalancer } from './launch/bus.mjs';
import { install } from './launch/install.mjs';
import { runLanes } from './launch/run-lanes.mjs';
import { runWritten } from './launch/run-step.mjs';
import { runTests } from './launch/run-tests.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm test`: single-core steps run in parallel, the fastest to fail first; steps that start servers or browsers run
// alone. Stops at the first failure.
const script = (name) => ({
  name,
  run: async (write) => {
    const code = await runWritten(write, 'npm', ['run', '-s', name]);
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  },
});
const tests = (project, workers) => ({ name: `test:${project}`, run: (write) => runTests(project, write, workers) });

const CHECKS = [
  ...['check:types', 'check:lint', 'check:boundaries', 'graph'],
  ...['check:requirements', 'check:messages', 'check:prose'],
].map(script);
const BUILD = [script('build:web'), script('build:desk'), script('build:server'), script('check:budget')];
const STAGES = [
  [[script('generate')]],
  [
    [...CHECKS, tests('fuzz', 1), ...BUILD, tests('server-unit', 1)],
    [tests('unit', 1), tests('unit-mocking', 1)],
  ],
  [[tests('server')]],
  [[tests('e2e')]],
];

const isFailed = ({ failed }) => failed > 0;

async function runStages() {
  const results = [];
  for (const lanes of STAGES) {
    results.push(...(await runLanes(lanes, (text) => process.stdout.write(text))));
    if (results.some(isFailed)) break;
  }
  return results;
}

await requireRuntime();
if (!(await install()) || !(await provideBrowser()) || !(await provideBusAndBalancer())) process.exit(1);
const results = await runStages();
const sum = (count) => results.reduce((total, result) => total + (result[count] ?? 0), 0);
const lines = results.map(
  (step) => `  ${isFailed(step) ? 'FAILED' : 'ok    '}  ${step.name} (${step.seconds.toFixed(1)} s)`,
);
const list = (key) => results.flatMap((step) => step[key] ?? []).map((line) => `  ${line}\n`);
const [skipped, failures] = [list('skips'), list('failures')];
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.join('')}`);
console.log(`\n${lines.join('\n')}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.join('')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${skipped.length} skipped`);
process.exitCode = results.some(isFailed) ? 1 : 0;
