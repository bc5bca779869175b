import { expect } from 'vitest';

import type { TestContext } from './open-test-context';

/**
 * What a `beforeAll` gives back, to be done after the tests of the file: the books have to hold, then what was opened is
 * closed.
 */
export function closeSound({ stores, close }: Pick<TestContext, 'stores' | 'close'>): () => Promise<void> {
  return async () => {
    expect(await stores.wallets.verify()).toEqual([]);
    await close();
  };
}
