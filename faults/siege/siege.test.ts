import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { missesOf } from './misses-of';
import type { AttackName } from './messages';
import { printDetails } from './print-result';
import { Siege, type SiegeResult } from './siege';
import { SIEGE_ROWS } from './siege-rows';

const PLAYERS = 12;
const TIMES = { warmUp: 2, quiet: 2, attack: 3, rest: 1, control: 0 };
const PLAYED: readonly AttackName[] = ['unread-assets', 'many-lists', 'pipelined-lists', 'invented-tokens-200'];
/** Other tests distort the tail. Locked-out players wait several seconds. */
const TOLERANCE = { of: 'p50', ratio: 10, leastMs: 200, allows: ['bet: still_deciding'] } as const;

let siege: Siege;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let results: readonly SiegeResult[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  siege = await Siege.open(database.url, PLAYERS);
  const rows = PLAYED.flatMap((attack) => SIEGE_ROWS.filter((row) => row.attack === attack));
  results = await siege.play(rows, TIMES);
  results.forEach(printDetails);
});
afterAll(async () => {
  await siege.close();
  await database.drop();
});

function expectHeld(attack: AttackName): void {
  const result = results.find(({ row }) => row.attack === attack);
  if (result === undefined) throw new Error(`${attack} was not played`);
  expect(Object.keys(result.report.answers).length).toBeGreaterThan(0);
  expect(missesOf(result, TOLERANCE)).toEqual([]);
}

it('S-H1 R37 assets pipelined and left unread take no descriptor for good and keep no player from betting', () => {
  expectHeld('unread-assets');
});

it('S-H2 R37 one client that asks for lists without end keeps no player from betting', () => {
  expectHeld('many-lists');
  expectHeld('pipelined-lists');
});

it('S-H3 R37 invented tokens get no player refused', () => {
  expectHeld('invented-tokens-200');
});
