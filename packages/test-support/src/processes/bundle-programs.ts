import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { TestProject } from 'vitest/node';

import { bundleTestPrograms } from '../../../../tools/server-bundle';

declare module 'vitest' {
  interface ProvidedContext {
    programs: Readonly<Record<string, string>>;
  }
}

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

const PROGRAMS = [
  'packages/server/src/main.ts',
  'packages/server/src/cli/*.ts',
  'packages/server/tests/chaos/chaos-server.ts',
  'packages/{server/tests,test-support/src}/**/*-until-killed.ts',
  'packages/test-support/src/processes/serve-watched.ts',
  'packages/test-support/src/server/serve-web-files.ts',
];

/** Each program that the tests start, bundled once: compiled at each start, it takes five times as long. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sources = globSync(PROGRAMS, { cwd: CHECKOUT, exclude: (path) => path.endsWith('.test.ts') });
  const programs = await bundleTestPrograms(sources.map((source) => `${CHECKOUT}${source}`));
  project.provide('programs', programs.files);
  return () => programs.remove();
}
