import { expect, it } from 'vitest';

import { openBench } from './open-bench';
import { playSeeds, sentence } from './play-seeds';

/** SIM_SEEDS and SIM_SEED (the first) override it for both halves. */
const COUNT = Number(process.env['SIM_SEEDS'] ?? 250);
const FIRST = Number(process.env['SIM_SEED'] ?? 1);

/** For two workers. */
export function simulateHalf(half: 0 | 1): void {
  const count = Math.ceil((COUNT - half) / 2);
  it.runIf(count > 0)(
    `R4 R7 R8 R12 R22 of ${COUNT} seeds from ${FIRST} on, half ${half + 1}: nothing breaks I1 to I8`,
    async () => {
      const bench = await openBench();
      const run = await playSeeds(bench, { first: FIRST + half, count, by: 2 });
      console.log(`simulated: ${sentence(run)}`);
      const replay = run.violations.map((violation) => `npm run sim -- --seeds 1 --seed ${violation.slice(5)}`);
      expect(replay).toEqual([]);
      expect(await bench.context.stores.wallets.verify()).toEqual([]);
      await bench.close();
    },
    36_000_000,
  );
}
