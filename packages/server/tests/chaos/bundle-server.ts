import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'esbuild';

const ENTRY = fileURLToPath(new URL('chaos-server.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Our own packages go into the bundle; what npm installed stays where it is. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup: (builder) =>
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@clutchline/') ? undefined : { path, external: true },
    ),
};

/** Builds the server as `npm start` does, so that a killed one is back sooner; answers the file. */
export async function bundleServer(): Promise<string> {
  const outfile = `${FOLDER}chaos-${randomBytes(4).toString('hex')}.js`;
  const shared = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' } as const;
  await build({ ...shared, entryPoints: [ENTRY], outfile, plugins: [keepPackagesOutside] });
  return outfile;
}
