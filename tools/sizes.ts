import { join } from 'node:path';

import { sizeTable } from './sizes/size-table';

console.log('| | measured | wanted |\n|---|---|---|');
for (const row of sizeTable(join(import.meta.dirname, '..'))) console.log(`| ${row.join(' | ')} |`);
