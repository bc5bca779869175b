import { provideBrowser } from './launch/browser.mjs';
import { requireNode } from './launch/checkout.mjs';
import { install } from './launch/install.mjs';
import { runShown } from './launch/run-step.mjs';
import { runTests } from './launch/run-tests.mjs';

// `npm test`: everything, in the order in which it is cheapest to fail. Stops at the first failure.
const script = (name) => ({
  name,
  run: async () => ({ passed: 0, failed: await runShown('npm', ['run', '-s', name]) }),
});
const tests = (project) => ({ name: `test:${project}`, run: () => runTests(project) });

const STEPS = [
  script('generate'),
  script('check:types'),
  script('check:lint'),
  script('check:boundaries'),
  script('check:requirements'),
  script('check:messages'),
  tests('unit'),
  tests('server'),
  script('build'),
  script('check:budget'),
  tests('e2e'),
];

async function runSteps() {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  for (const { name, run } of STEPS) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const { passed, failed } = await run();
    total.passed += passed;
    total.failed += name.startsWith('test:') ? failed : Math.sign(failed);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    summary.push(`  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (failed !== 0) break;
  }
  return { ...total, summary };
}

requireNode();
if (!(await install()) || !(await provideBrowser())) process.exit(1);
const { passed, failed, summary } = await runSteps();
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
