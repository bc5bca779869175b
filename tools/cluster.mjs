import { build } from './launch/build.mjs';
import { requireNode } from './launch/checkout.mjs';
import { installPackages, isDebian, isInstalled, succeeds } from './launch/debian.mjs';
import { install } from './launch/install.mjs';

const PROGRAMS = [
  { name: 'nats-server', version: '--version' },
  { name: 'haproxy', version: '-v' },
];

// `npm run cluster -- --processes 3 <options>`: several server processes on one database, behind one address.
requireNode();
const lacking = PROGRAMS.filter(({ name, version }) => !(isDebian() ? isInstalled(name) : succeeds(name, [version])));
const names = lacking.map(({ name }) => name);
if (!(await install()) || !(await installPackages('Several processes', names)) || !(await build())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
await import('./cluster/run-cluster.ts');
