import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { busiestPart } from '@clutchline/test-support/bursts/part-of-burst';
import { burstFolder, readBursts } from '@clutchline/test-support/bursts/read-bursts';
import { runBursts, type BurstsResult } from '@clutchline/test-support/bursts/run-bursts';
import { countOf } from '@clutchline/test-support/server/count-of';
import { percentile } from '@clutchline/test-support/processes/percentile';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';

const there = existsSync(burstFolder);
if (!there) console.log(`skipped: real bursts: ${burstFolder} does not exist (set SHARED_DATA_DIR)`);

const RUNS = countOf(1, 100);
const BUSIEST_MS = 20_000;
/** A window takes a second or two. */
const CUT_EVERY_MS = 300;
const MOST_REPAIR_MS = 2_000;

/** One connection harms frames, one breaks, one is good. */
async function run(seed: number): Promise<BurstsResult> {
  const part = (1 + ((7 * seed) % 20)) / 100;
  const faults = { drop: part, repeat: part, reorder: part, delay: part, truncate: part / 4 };
  const bursts = readBursts().map((burst) => busiestPart(burst, BUSIEST_MS));
  const database = await createTestDatabase();
  const played = { bursts, speed: 'max', clients: 1, seed } as const;
  const badLines = { faults, cutEveryMs: CUT_EVERY_MS };
  const result = await runBursts({ ...played, databaseUrl: database.url, natsUrl: null, badConnections: badLines });
  await database.drop();
  return result;
}

it.skipIf(!there)(
  `R15 PUSH-5 after real bursts over bad lines every client holds what the database does, ${RUNS} times`,
  async () => {
    const repairs: number[] = [];
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const { repairs: own, ...result } = await run(seed);
      const { prices, stored, received, frames, cells, playedMs, settledMs } = result;
      console.log('real bursts', {
        seed,
        prices,
        stored,
        received,
        frames,
        cells,
        playedMs,
        settledMs,
        gaps: own.length,
      });
      expect(result.wrong, `seed ${seed}`).toEqual([]);
      expect([result.undetected, result.breaks], `seed ${seed}`).toEqual([0, 0]);
      expect(prices).toBeGreaterThan(50);
      expect(received).toBeGreaterThan(0);
      repairs.push(...own);
    }
    const [p50, p99] = [0.5, 0.99].map((part) => percentile(repairs, part));
    console.log(`R15: ${RUNS} real runs, ${repairs.length} gaps repaired, ms p50 ${p50}, p99 ${p99}`);
    if (RUNS > 1) expect(p99).toBeLessThanOrEqual(MOST_REPAIR_MS);
  },
  1_800_000,
);
