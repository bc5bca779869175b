import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from './launch/build.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';

// `npm start -- <options>`: installs and builds what is missing, then becomes the server, so signals reach it directly.
await requireRuntime();
if (!(await install()) || !(await build())) process.exit(1);
await import(pathToFileURL(join(CHECKOUT, 'packages', 'server', 'dist', 'main.js')).href);
