import { expect } from 'vitest';

import type { TestContext } from './open-test-context';

export function closeSound({ stores, close }: Pick<TestContext, 'stores' | 'close'>): () => Promise<void> {
  return async () => {
    expect(await stores.wallets.verify()).toEqual([]);
    await close();
  };
}
