import { expect, it } from 'vitest';

import { isSource, isTest } from './list-files';

it('counts test support, benchmarks and fault tests as tests, not as source', () => {
  const tests = [
    'packages/test-support/src/server/send.ts',
    'packages/server/tests/a.ts',
    'bench/run.ts',
    'faults/a.ts',
  ];
  expect(tests.filter(isTest)).toEqual(tests);
  expect(tests.filter(isSource)).toEqual([]);
  expect(isSource('packages/server/src/main.ts')).toBe(true);
  expect(isTest('packages/server/src/main.ts')).toBe(false);
});
