import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { countTests } from './sizes/count-tests';
import { listTestFiles } from './sizes/list-test-files';
import { sizeTable } from './sizes/size-table';

// `npm run sizes`: measures of the code; `-- --tests`: tests of each project; `-- --root <folder>`: of another
// checkout.
const { values } = parseArgs({ options: { tests: { type: 'boolean' }, root: { type: 'string' } } });
const ROOT = resolve(values.root ?? join(import.meta.dirname, '..'));

const printTable = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => '---|').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

if (values.tests === true) {
  const counts = countTests(ROOT, listTestFiles(ROOT));
  const rows = counts.map(({ project, files, tests }) => [project, files, tests]);
  const sum = (key: 'files' | 'tests'): number => counts.reduce((total, count) => total + count[key], 0);
  printTable(['project', 'files', 'tests'], [...rows, ['all', sum('files'), sum('tests')]]);
} else {
  printTable(['', 'measured', 'wanted'], sizeTable(ROOT));
}
