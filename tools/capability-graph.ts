import { join } from 'node:path';

import { describeGraph } from './graph/describe-graph';
import { readGraph } from './graph/read-graph';
import { report } from './source/report';

// `npm run graph`: imports between the capabilities of the server, by floors. Fails on a cycle, on more than five
// floors and on an import that is not through a door; `-- --report` only prints.
const { lines, faults } = describeGraph(readGraph(join(import.meta.dirname, '..'), 'packages/server/src'));
console.log(`${lines.join('\n')}\n`);
report(faults, 'capabilities: no cycle, every arrow through a door');
if (process.argv.includes('--report')) process.exitCode = 0;
