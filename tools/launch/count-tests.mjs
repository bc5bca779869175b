import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const plain = (text) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 300);

const textsOf = (errors) => errors.map(({ message, stack }) => plain(stack ?? message ?? 'no message'));

/** Failed tests, hooks of failed groups and files that do not load; one line each. */
function failuresOf(module) {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${file}: ${test.fullName}: ${textsOf(test.result().errors).join(' ')}`,
  );
  const groups = [module, ...module.children.allSuites()].flatMap((group) =>
    textsOf(group.errors()).map((text) => `${file}: ${group.fullName ?? 'the file'}: ${text}`),
  );
  return [...tests, ...groups];
}

/** Vitest's reporter that writes the counts and names of failed and skipped tests to the file in COUNTS_FILE. */
export default class CountTests {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skips = tests
      .filter((test) => test.result().state === 'skipped')
      .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`);
    const failures = [
      ...modules.flatMap(failuresOf),
      ...textsOf(unhandled).map((text) => `outside of a test: ${text}`),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed, failures, skips }));
  }
}
