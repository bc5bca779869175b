import { globSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, in parts of their paths: begun last, they would be waited for alone. */
const LONG = [
  ...['database-restarts.', 'siege/', 'simulated-day.', 'tampering.', 'seamless-at-scale.', 'start-server.', 'chaos/'],
  ...['states-of-a-day.', 'import-history.', 'dev-command.', 'round-kills.', 'push-equals-http.', 'cluster-kills.'],
  ...['round-bets.', 'verify-command.', 'leading.', 'desk-push.', 'desk-exports.', 'degraded-database.', 'stalls/'],
  ...['feed-guard.', 'sim/', 'placing-defects.', 'settling-defects.', 'correction'],
  ...['every-screen.', 'every-face.', 'e2e/games.', 'first-view.e2e', 'e2e/wide.', 'brand.e2e', 'content-walk'],
  ...['phone.e2e', 'announcements/', 'desk-journey.', 'place-and-settle.', 'embed.', 'navigation.e2e', 'desk.e2e'],
] as const;

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part));
  return rank < 0 ? LONG.length : rank;
};

/** Begins with the files that are known to take long, in a fresh checkout too; the others as vitest has them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

const UNIT = [
  'packages/{contract,demo-operator,desk,domain,i18n,feeds,web}/src/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'packages/test-support/src/**/*.test.ts',
  'packages/web/stories/*.test.tsx',
  'faults/{sim,days}/**/*.test.ts',
];

/** For a machine that does other work too. */
const UNIT_MS = 60_000;

/** Packages of the tools have their own tests. */
const FOREIGN = '**/node_modules/**';

/**
 * Files that replace modules: beside others in one process they would sometimes get the modules of those. And files that render
 * as the server does: React's contexts would keep values of that rendering for the files after them.
 */
const MOCKING = globSync(UNIT, { exclude: [FOREIGN] }).filter((path) =>
  /vi\.mock\(|\/render-first-view'/.test(readFileSync(path, 'utf8')),
);

/** Databases of tests are thousands of files that are soon removed. */
const IN_MEMORY = '/dev/shm';
const NEEDED = 6 * 2 ** 30;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > NEEDED;
  } catch {
    return false;
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [...MOCKING, FOREIGN],
          setupFiles: ['packages/web/testing/fresh-page.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'unit-mocking',
          include: MOCKING,
          setupFiles: ['packages/web/testing/fresh-page.ts'],
          testTimeout: UNIT_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'fuzz',
          include: ['packages/web/fuzz/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server-unit',
          include: ['packages/server/src/**/*.test.ts'],
          isolate: false,
          testTimeout: UNIT_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/tests/**/*.test.ts', 'faults/{processes,siege}/**/*.test.ts'],
          globalSetup: [
            'packages/test-support/src/server/provide-postgres.ts',
            'packages/test-support/src/processes/bundle-programs.ts',
          ],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
          env: hasRoomInMemory() ? { TMPDIR: IN_MEMORY } : {},
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          setupFiles: ['packages/test-support/src/browser/fail-on-page-errors.ts'],
          globalSetup: ['packages/test-support/src/server/provide-postgres.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000, interval: 100 } },
          env: {},
          maxWorkers: 2,
        },
      },
    ],
  },
});
