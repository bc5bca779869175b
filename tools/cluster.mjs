import { build } from './launch/build.mjs';
import { provideBusAndBalancer } from './launch/bus.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run cluster -- --processes 3 <options>`: several server processes on one database, behind one address.
await requireRuntime();
if (!(await install()) || !(await provideBusAndBalancer()) || !(await build())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
await import('./cluster/run-cluster.ts');
