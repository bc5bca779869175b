import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSimulation } from '../open-simulation';
import { playSeeds } from '../play-seeds';
import type { Simulation } from '../world';
import { editFunction, type Defect } from './defect';

const SEEDS = 500;

/** `npm run sim` plays all of them, `npm test` one of so many. */
const STEP = process.env['SIM_SEEDS'] === undefined ? 4 : 1;

/** The seeds before do not find it, and take time. */
const FIRST_SEEDS: ReadonlyMap<string, number> = new Map([
  ['a system is settled as one combination', 14],
  ['a payout is rounded up', 14],
  ['a debt is forgiven', 64],
  ['a correction settles nothing again', 14],
  ['a price is not compared at the commit', 23],
  ['a bet is accepted on a play that closed before the commit', 33],
  ['a bet is accepted on a match that moved before the commit', 35],
  ['a held bet is decided too early', 12],
  ['a held bet is confirmed at its old price', 68],
  ['the day and match limits count nothing', 38],
  ['a rejected bet goes on counting against the house', 72],
  ['a feed that grows old before the commit is not noticed', 89],
]);

/** Found only with the defect. */
export function findDefects(defects: readonly Defect[]): void {
  let sound: Simulation & { close(): Promise<void> };
  const found = new Map<number, readonly string[]>();
  const withoutDefect = async (seed: number): Promise<readonly string[]> => {
    const known = found.get(seed) ?? (await playSeeds(sound, { first: seed, count: 1 })).violations;
    found.set(seed, known);
    return known;
  };
  beforeAll(async () => {
    sound = await openSimulation();
  });
  afterAll(() => sound.close());

  const chosen = defects.filter((_, index) => index % STEP === 0);
  it.each(chosen.map((defect) => [defect.name, defect] as const))(
    'the simulator finds that %s',
    async (name, defect) => {
      const simulation = await openSimulation(defect);
      try {
        for (const statement of defect.sql ?? []) await simulation.client.query(statement);
        for (const edit of defect.edits ?? []) await editFunction(simulation.client, edit);
        const first = FIRST_SEEDS.get(name) ?? 1;
        const { seeds, seconds, violations } = await playSeeds(simulation, { first, count: SEEDS, stop: true });
        console.log(
          `found after ${seeds} seeds (${seconds.toFixed(1)} s) that ${name}: ${violations[0]?.slice(0, 160) ?? ''}`,
        );
        expect(violations).toHaveLength(1);
        expect(await withoutDefect(first + seeds - 1)).toEqual([]);
      } finally {
        await simulation.close();
      }
    },
    300_000,
  );
}
