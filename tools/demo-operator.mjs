import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from './launch/build.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';

const HELP = `Usage: npm run demo:operator

Starts an example of an operator (packages/demo-operator) beside the product, whose players have their money in its wallet:

  http://127.0.0.1:4800  the operator: players, wallet, receiver of webhooks, and pages that embed the app in three ways
  http://127.0.0.1:4600  the product
  http://127.0.0.1:4700  its operator API

The first start prepares the folder .data-operator with a new database, an operator key and an address for webhooks. With
TEST_DOOR=1 the wallet fails as POST /test/faults of the operator asks.
`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
await requireRuntime();
if (!(await install()) || !(await build())) process.exit(1);
const folder = join(CHECKOUT, '.data-operator');
mkdirSync(folder, { recursive: true });
const { register } = await import('tsx/esm/api');
register();
const { runDemoOperator } = await import(
  pathToFileURL(join(CHECKOUT, 'tools/demo-operator/run-demo-operator.ts')).href
);
process.exitCode = await runDemoOperator(folder);
