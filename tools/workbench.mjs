import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';
import { runQuietly } from './launch/run-step.mjs';
import { installWorkbench, runWorkbench } from './launch/workbench.mjs';

// `npm run workbench -- [--port 6006]`: the stories of packages/web/stories with hot replacement. The first run installs
// the packages of tools/workbench.
await requireRuntime();
const generate = () => runQuietly('Generating the catalogues', 'npm', ['run', '-s', 'generate']);
if (!(await install()) || !(await generate()) || !(await installWorkbench())) process.exit(1);
process.exit(await runWorkbench(['dev', '--ci', ...process.argv.slice(2)]));
