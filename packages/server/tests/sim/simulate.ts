import { expect, it } from 'vitest';

import { openSimulation } from './open-simulation';
import { playSeeds, sentence } from './play-seeds';

/** SIM_SEED is the first. */
const COUNT = Number(process.env['SIM_SEEDS'] ?? 20);
const FIRST = Number(process.env['SIM_SEED'] ?? 1);

/** For two workers. */
export function simulateHalf(half: 0 | 1): void {
  const count = Math.ceil((COUNT - half) / 2);
  it.runIf(count > 0)(
    `R4 R7 R8 R12 R22 of ${COUNT} seeds from ${FIRST} on, half ${half + 1}: nothing breaks I1 to I8`,
    async () => {
      const simulation = await openSimulation();
      const run = await playSeeds(simulation, { first: FIRST + half, count, by: 2 });
      console.log(`simulated: ${sentence(run)}`);
      const replay = run.violations.map((violation) => `npm run sim -- --seeds 1 --seed ${violation.slice(5)}`);
      expect(replay).toEqual([]);
      expect(await simulation.context.stores.wallets.verify()).toEqual([]);
      await simulation.close();
    },
    36_000_000,
  );
}
