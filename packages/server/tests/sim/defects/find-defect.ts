import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSimulation } from '../open-simulation';
import { playSeeds } from '../play-seeds';
import type { Simulation } from '../world';
import type { Defect, Edit } from './defect';

const SEEDS = 500;

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

  it.each(defects.map((defect) => [defect.name, defect] as const))(
    'the simulator finds that %s',
    async (name, defect) => {
      const simulation = await openSimulation(defect);
      try {
        for (const statement of defect.sql ?? []) await simulation.client.query(statement);
        for (const edit of defect.edits ?? []) await editFunction(simulation.client, edit);
        const { seeds, seconds, violations } = await playSeeds(simulation, { first: 1, count: SEEDS, stop: true });
        console.log(
          `found after ${seeds} seeds (${seconds.toFixed(1)} s) that ${name}: ${violations[0]?.slice(0, 160) ?? ''}`,
        );
        expect(violations).toHaveLength(1);
        expect(await withoutDefect(seeds)).toEqual([]);
      } finally {
        await simulation.close();
      }
    },
    300_000,
  );
}

async function editFunction(client: pg.Client, { functionName: name, part, becomes }: Edit): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [name],
  );
  const text = rows[0]?.text ?? '';
  expect(text).toContain(part);
  await client.query(text.replace(part, becomes));
}
