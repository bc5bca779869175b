import { build as bundle, type Plugin } from 'esbuild';

/** Our own packages go into the bundle; what npm installed stays where it is. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@clutchline/') ? undefined : { path, external: true },
    ),
};

await bundle({
  entryPoints: ['packages/server/src/main.ts'],
  outfile: 'packages/server/dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [keepPackagesOutside],
});
