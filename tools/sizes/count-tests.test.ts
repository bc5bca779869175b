import { expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { countTests } from './count-tests';

it('counts the tests of each project, a table of cases once', () => {
  const root = tempCheckout({
    'a.test.ts': `describe('a', () => { it('one', run); it.each([1, 2])('two', run); it.skipIf(true)('three', run); });`,
    'b.test.ts': `test('four', () => { visit('it'); });`,
    'c.e2e.ts': `defineTests();`,
  });
  const files = [
    { path: 'c.e2e.ts', project: 'e2e' },
    { path: 'a.test.ts', project: 'unit' },
    { path: 'b.test.ts', project: 'unit' },
  ];
  expect(countTests(root, files)).toEqual([
    { project: 'e2e', files: 1, tests: 0 },
    { project: 'unit', files: 2, tests: 4 },
  ]);
});
