import { install } from './launch/install.mjs';
import { runQuietly } from './launch/run-step.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm run dev -- <options of npm start>`: the server, reloaded when its sources change, and the pages with hot
// replacement, behind one address.
await requireRuntime();
const generate = () => runQuietly('Generating the catalogues', 'npm', ['run', '-s', 'generate']);
if (!(await install()) || !(await generate())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
await import('./dev/run-dev.ts');
