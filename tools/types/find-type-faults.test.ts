import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findTypeFaults } from './find-type-faults';

const STRICT = '{ "compilerOptions": { "strict": true, "skipLibCheck": true, "types": [] }, "include": ["src"] }';

describe('findTypeFaults', () => {
  it('compiles every package and says which one is wrong', async () => {
    const { faults, projects } = await findTypeFaults(
      tempCheckout({
        'packages/right/tsconfig.json': STRICT,
        'packages/right/src/a.ts': 'export const a: number = 1;',
        'packages/wrong/tsconfig.json': STRICT,
        'packages/wrong/src/b.ts': 'export const b: number = "1";',
        'packages/none/readme.txt': '',
      }),
    );
    expect(projects).toBe(2);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('packages/wrong');
    expect(faults[0]).toContain('TS2322');
  });
});
