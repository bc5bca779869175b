import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['packages/{contract,domain,i18n,feeds,web}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['packages/web/src/fuzz/**'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'fuzz',
          include: ['packages/web/src/fuzz/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/{src,tests}/**/*.test.ts'],
          globalSetup: ['packages/server/tests/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['packages/server/tests/postgres-for-tests.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
