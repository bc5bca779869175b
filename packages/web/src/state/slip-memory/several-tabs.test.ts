import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Interleaving } from '../../../testing/tabs/interleaving';

/** R24 requires TABS_CASES=1000. */
const CASES = Number(process.env['TABS_CASES'] ?? 60);
const SEED = Number(process.env['TABS_SEED'] ?? 1);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('R24 tabs that change one slip, token and placement at once stay coherent', { timeout: 600_000 }, async () => {
  for (let seed = SEED; seed < SEED + CASES; seed += 1)
    expect({ seed, faults: await new Interleaving(seed).run() }).toEqual({ seed, faults: [] });
});
