import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSimulation } from '../open-simulation';
import { GAMES_DEFECTS } from './games-defects';
import { playGames } from './play-games';

/** `npm run sim -- --games` plays more, and finds the defects. SIM_SEED is the first. */
const SEEDS = Number(process.env['SIM_SEEDS'] ?? 1);
const FIRST = Number(process.env['SIM_SEED'] ?? 1);

let simulation: Awaited<ReturnType<typeof openSimulation>>;
beforeAll(async () => {
  simulation = await openSimulation();
});
afterAll(() => simulation.close());

it(`V19 V20 CHESS-11 ROUND-7 ${SEEDS} seeds from ${FIRST} on of both virtual games: all is as in a model of whole numbers`, async () => {
  const begun = performance.now();
  const violations: string[] = [];
  const totals = { actions: 0, bets: 0, refused: 0, settled: 0, rounds: 0 };
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const { counts, violation } = await playGames(simulation, seed, (stores) => stores);
    for (const name of ['actions', 'bets', 'refused', 'settled', 'rounds'] as const) totals[name] += counts[name];
    if (violation !== null) violations.push(violation);
  }
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(`V19 ${SEEDS} seeds, ${seconds} s: ${JSON.stringify(totals)}, ${violations.length} violations`);
  expect(violations).toEqual([]);
}, 36_000_000);

it.runIf(SEEDS > 1).each(GAMES_DEFECTS.map((defect) => [defect.name, defect] as const))(
  'V19 the simulator finds that %s',
  async (name, { seed: first, sabotage }) => {
    for (let seed = first; seed < first + 500; seed += 1) {
      const { violation } = await playGames(simulation, seed, sabotage);
      if (violation === null) continue;
      console.log(`found by seed ${seed} that ${name}: ${violation.slice(0, 200)}`);
      expect((await playGames(simulation, seed, (stores) => stores)).violation).toBeNull();
      return;
    }
    expect.fail(`500 seeds do not find that ${name}`);
  },
  300_000,
);
