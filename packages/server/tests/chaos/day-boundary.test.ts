import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { sendAtOnce } from './at-once';
import { openChaosSetup, type ChaosSetup, type ChaosPlayer } from './chaos-setup';
import { placeOnce, rawPlacement, acceptedOrders } from './chaos-client';

/** One zone skips midnight, one day has 23 hours. */
const BOUNDARY = Date.UTC(2026, 2, 28, 22);
const ZONES = ['Asia/Beirut', 'Europe/Helsinki', 'Africa/Johannesburg'];
const PLAYERS = countOf(12, 60);
const MATCHES = 12;
const FIRST_MATCH = 8_500_001;
const PLAYS = Object.values(PLAY);
/** Bets of 10. */
const A_DAY = 3;
/** Before the boundary; the next one on a slow machine. */
const MARGINS = [20_000, 60_000, 150_000];
const READY_MS = 1_000;

let setup: ChaosSetup;
let players: ChaosPlayer[];

async function open(margin: number): Promise<boolean> {
  setup = await openChaosSetup({ beginAt: BOUNDARY - margin });
  for (let match = 0; match < MATCHES; match += 1) await setup.addMatch(FIRST_MATCH + match);
  players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => setup.addPlayer(100_000_000n, ZONES[index % ZONES.length])),
  );
  await setup.owner.query(
    "insert into player_limits (account_id, kind, value) select id, 'day_stake', 3999 from unnest($1::bigint[]) as id",
    [players.map(({ accountId }) => accountId)],
  );
  // One bet left for half of them.
  for (const player of players.slice(0, PLAYERS / 2))
    for (let index = 0; index < A_DAY - 1; index += 1)
      expect((await placeOnce(urlOf(index), player, single(index))).kind).toBe('answer');
  return setup.context.clock.now() < BOUNDARY - READY_MS;
}

beforeAll(async () => {
  for (const margin of MARGINS) {
    if (await open(margin)) return;
    await setup.close();
  }
  throw new Error('the servers take too long to start');
}, 600_000);
afterAll(async () => {
  await setup.close();
});

const urlOf = (index: number): string => setup.servers[index % setup.servers.length]?.url ?? '';

function single(index: number): PlaceRequest {
  const play = PLAYS[Math.floor(index / MATCHES) % PLAYS.length] ?? PLAY.winner;
  return singleRequest({ gameId: FIRST_MATCH + (index % MATCHES), play }, '10', 'latest');
}

/** Over both servers; returns the accepted ones. */
async function wave(each: number): Promise<number> {
  const requests = players.flatMap((player) =>
    Array.from({ length: each }, (_, index) => ({
      url: urlOf(index),
      raw: rawPlacement(urlOf(index), player, single(index)),
    })),
  );
  const answers = await sendAtOnce(requests);
  return answers.reduce((sum, { answer }) => sum + (answer === null ? 0 : acceptedOrders(answer).length), 0);
}

it(`R13 the limit of a day holds on both sides of its end, of ${PLAYERS} players over both servers`, async () => {
  await sleep(BOUNDARY - 400 - setup.context.clock.now());
  const waves: Promise<number>[] = [];
  for (let count = 0; count < 8; count += 1) {
    waves.push(wave(1));
    await sleep(100);
  }
  const across = (await Promise.all(waves)).reduce((sum, accepted) => sum + accepted, 0);
  const after = await wave(A_DAY + 1);
  const { rows } = await setup.owner.query<{ old: number; fresh: number; nearest: number }>(
    `select count(*) filter (where bet_time < $2)::integer as old, count(*) filter (where bet_time >= $2)::integer as fresh,
       min(abs(bet_time - $2)) as nearest
     from bets where account_id = any($1::bigint[]) group by account_id`,
    [players.map(({ accountId }) => accountId), BOUNDARY],
  );
  expect(rows).toHaveLength(PLAYERS);
  expect(rows.filter(({ old, fresh }) => old > A_DAY || fresh > A_DAY)).toEqual([]);
  expect(rows.every(({ fresh }) => fresh === A_DAY)).toBe(true);
  const old = rows.reduce((sum, row) => sum + row.old, 0);
  // Began before the boundary.
  expect(old).toBeGreaterThan((PLAYERS / 2) * (A_DAY - 1));
  expect(await setup.faults()).toEqual([]);
  const nearest = Math.min(...rows.map((row) => row.nearest));
  console.log(
    `R13: ${PLAYERS} players at the end of a betting day in ${ZONES.join(', ')}: ${old} bets of the old day, ${across + after} taken in the race, ` +
      `the nearest ${nearest} ms from it; 0 days over their limit`,
  );
});
