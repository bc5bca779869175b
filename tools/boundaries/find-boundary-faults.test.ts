import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findBoundaryFaults, type BoundaryCheck } from './find-boundary-faults';

const ROOT = join(import.meta.dirname, '../..');

const check = (files: Readonly<Record<string, string>>): Promise<BoundaryCheck> =>
  findBoundaryFaults(tempCheckout(files), join(ROOT, '.dependency-cruiser.cjs'), join(ROOT, 'tsconfig.json'));

describe('findBoundaryFaults', () => {
  it('passes imports that go the allowed way', async () => {
    const { faults, modules } = await check({
      'packages/contract/src/ids.ts': 'export const id = 1;',
      'packages/domain/src/slip.ts': `import { id } from '../../contract/src/ids';\nexport const slip = [id];`,
    });
    expect(faults).toEqual([]);
    expect(modules).toBe(2);
  });

  it('finds a wrong import, also of a type alone, and names the remedy', async () => {
    const { faults } = await check({
      'packages/server/src/db/pool.ts': 'export interface Pool { size: number }',
      'packages/web/src/data/call.ts': `import type { Pool } from '../../../server/src/db/pool';\nexport type P = Pool;`,
    });
    expect(faults).toEqual([
      'packages/web/src/data/call.ts → packages/server/src/db/pool.ts: web talks to the server through the contract only.',
    ]);
  });

  it('finds a screen that imports past the door', async () => {
    const { faults } = await check({
      'packages/web/src/state/odds.ts': 'export const odds = 1;',
      'packages/web/src/screens/list.tsx': `import { odds } from '../state/odds';\nexport const list = odds;`,
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('export what you need from the door');
  });

  it('finds a story that needs a test runner through another file, and a source that imports a story', async () => {
    const { faults } = await check({
      'packages/web/stories/price.stories.tsx': `import { price } from '../testing/price';\nexport const open = [price];`,
      'packages/web/testing/price.ts': `import { vi } from 'vitest';\nexport const price = vi;`,
      'packages/web/src/ui/price.tsx': `import { open } from '../../stories/price.stories';\nexport const shown = open;`,
      'node_modules/vitest/package.json': `{ "name": "vitest", "version": "5.1.1", "type": "module", "exports": "./index.js" }`,
      'node_modules/vitest/index.js': 'export const vi = 1;',
    });
    expect(faults.join()).toContain('move the code to src');
    expect(faults.join()).toContain('A story runs in the workbench and in tests');
  });

  it('bites on two files that need each other', async () => {
    const { faults } = await check({
      'packages/domain/src/a.ts': `import { b } from './b';\nexport const a = (): unknown => b;`,
      'packages/domain/src/b.ts': `import { a } from './a';\nexport const b = (): unknown => a;`,
    });
    expect(faults.join()).toContain('move what both need into a third file');
  });

  it('does not pass where nothing was cruised', async () => {
    const { faults } = await check({ 'packages/domain/readme.txt': '' });
    expect(faults).toEqual(['no module was checked']);
  });
});
