import { bundleServer } from './server-bundle';

await bundleServer('packages/server/src/main.ts', 'packages/server/dist/main.js');
