import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase } from '../../packages/server/tests/create-test-database';
import { missesOf } from './judge';
import type { AttackName } from './messages';
import { printDetails } from './print-result';
import { Siege } from './siege';
import { SIEGE_ROWS } from './siege-rows';

/** The part of `npm run siege` that `npm test` plays: few players, short attacks, one server for each. */
const PLAYERS = 12;
const TIMES = { warmUp: 2, quiet: 2, attack: 4, rest: 1, control: 0 };
/** Other tests run on the same machine. Players who are shut out wait several seconds. */
const PATIENCE = { ratio: 10, leastMs: 200 };

let siege: Siege;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  siege = await Siege.open(database.url, PLAYERS);
});
afterAll(async () => {
  await siege.close();
  await database.drop();
});

/** What a part of an attack missed. */
async function missesOfPart(attack: AttackName): Promise<string[]> {
  const row = SIEGE_ROWS.find((one) => one.attack === attack);
  if (row === undefined) throw new Error(`there is no attack ${attack}`);
  const result = await siege.play(row, TIMES);
  printDetails(result);
  expect(result.attacked.bets.count).toBeGreaterThan(PLAYERS);
  expect(Object.keys(result.report.answers).length).toBeGreaterThan(0);
  return missesOf(result, PATIENCE);
}

it('S-H1 R37 assets pipelined and left unread take no descriptor for good and keep no player from betting', async () => {
  expect(await missesOfPart('unread-assets')).toEqual([]);
});

it('S-H2 R37 one client that asks for lists without end keeps no player from betting', async () => {
  expect(await missesOfPart('pipelined-lists')).toEqual([]);
});

it('S-H3 R37 invented tokens get no player refused', async () => {
  expect(await missesOfPart('invented-tokens-200')).toEqual([]);
});
