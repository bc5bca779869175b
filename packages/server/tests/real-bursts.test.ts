import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { busiestPart } from '../../../faults/bursts/part-of-burst';
import { burstFolder, readBursts } from '../../../faults/bursts/read-bursts';
import { runBursts } from '../../../faults/bursts/run-bursts';
import { createTestDatabase } from './create-test-database';

const there = existsSync(burstFolder);
if (!there) console.log(`skipped: real bursts, for ${burstFolder} is not there (set SHARED_DATA_DIR)`);

/** Of each recording, the stretch in which most happened. */
const BUSIEST_MS = 5_000;

it.skipIf(!there)('PUSH-5 after real bursts as fast as they go every client holds what the database does', async () => {
  const bursts = readBursts().map((burst) => busiestPart(burst, BUSIEST_MS));
  const database = await createTestDatabase();
  const result = await runBursts({
    bursts,
    speed: 'max',
    clients: 1,
    databaseUrl: database.url,
    natsUrl: null,
    seed: 1,
  });
  await database.drop();
  const { prices, stored, told, frames, cells, playedMs, settledMs } = result;
  console.log('real bursts', { prices, stored, told, frames, cells, playedMs, settledMs });
  expect(result.wrong).toEqual([]);
  expect([result.undetected, result.breaks]).toEqual([0, 0]);
  expect(prices).toBeGreaterThan(50);
  expect(told).toBeGreaterThan(0);
});
