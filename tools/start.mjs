import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, COMPILED } from './launch/build.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm start -- <options>`: installs and builds what is missing, then becomes the server, so signals reach it directly.
await requireRuntime();
const SERVER = join(CHECKOUT, 'packages', 'server');
if (process.argv.includes('--help')) {
  // Node runs this file as it is: nothing has to be installed or built.
  const { helpText } = await import(pathToFileURL(join(SERVER, 'src', 'config-options.ts')).href);
  console.log(helpText());
  process.exit(0);
}
if (!(await install()) || !(await build())) process.exit(1);
module.enableCompileCache(COMPILED);
await import(pathToFileURL(join(SERVER, 'dist', 'main.js')).href);
