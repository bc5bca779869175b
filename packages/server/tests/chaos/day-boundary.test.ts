import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { sendAtOnce } from './at-once';
import { openBench, type Bench, type ChaosPlayer } from './chaos-bench';
import { placeOnce, rawPlacement, takenOf } from './chaos-client';

/** A betting day begins in each zone: one skips its midnight, one has 23 hours. */
const BOUNDARY = Date.UTC(2026, 2, 28, 22);
const ZONES = ['Asia/Beirut', 'Europe/Helsinki', 'Africa/Johannesburg'];
const PLAYERS = countOf(12, 60);
const MATCHES = 12;
const FIRST_MATCH = 8_500_001;
const PLAYS = Object.values(PLAY);
/** Bets of 10 within the daily limit. */
const A_DAY = 3;
/** Start before the boundary; a slow machine retries with the next margin. */
const MARGINS = [20_000, 60_000, 150_000];
const READY_MS = 1_000;

let bench: Bench;
let players: ChaosPlayer[];

async function open(margin: number): Promise<boolean> {
  bench = await openBench({ beginAt: BOUNDARY - margin });
  for (let match = 0; match < MATCHES; match += 1) await bench.addMatch(FIRST_MATCH + match);
  players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => bench.addPlayer(100_000_000n, ZONES[index % ZONES.length])),
  );
  await bench.owner.query(
    "insert into player_limits (account_id, kind, value) select id, 'day_stake', 3999 from unnest($1::bigint[]) as id",
    [players.map(({ accountId }) => accountId)],
  );
  // Half of the players have one bet left, the others all.
  for (const player of players.slice(0, PLAYERS / 2))
    for (let turn = 0; turn < A_DAY - 1; turn += 1)
      expect((await placeOnce(urlOf(turn), player, single(turn))).kind).toBe('answer');
  return bench.context.clock.now() < BOUNDARY - READY_MS;
}

beforeAll(async () => {
  for (const margin of MARGINS) {
    if (await open(margin)) return;
    await bench.close();
  }
  throw new Error('the servers take too long to start');
}, 600_000);
afterAll(async () => {
  await bench.close();
});

const urlOf = (turn: number): string => bench.servers[turn % bench.servers.length]?.url ?? '';

function single(turn: number): PlaceRequest {
  const play = PLAYS[Math.floor(turn / MATCHES) % PLAYS.length] ?? PLAY.winner;
  return singleRequest({ gameId: FIRST_MATCH + (turn % MATCHES), play }, '10', 'latest');
}

/** Bets at one instant over both servers; returns the number accepted. */
async function wave(each: number): Promise<number> {
  const requests = players.flatMap((player) =>
    Array.from({ length: each }, (_, turn) => ({
      url: urlOf(turn),
      raw: rawPlacement(urlOf(turn), player, single(turn)),
    })),
  );
  const answers = await sendAtOnce(requests);
  return answers.reduce((sum, { answer }) => sum + (answer === null ? 0 : takenOf(answer).length), 0);
}

it(`R13 the limit of a day holds on both sides of its end, of ${PLAYERS} players over both servers`, async () => {
  await sleep(BOUNDARY - 400 - bench.context.clock.now());
  const waves: Promise<number>[] = [];
  for (let count = 0; count < 8; count += 1) {
    waves.push(wave(1));
    await sleep(100);
  }
  const across = (await Promise.all(waves)).reduce((sum, taken) => sum + taken, 0);
  const after = await wave(A_DAY + 1);
  const { rows } = await bench.owner.query<{ old: number; fresh: number; nearest: number }>(
    `select count(*) filter (where bet_time < $2)::integer as old, count(*) filter (where bet_time >= $2)::integer as fresh,
       min(abs(bet_time - $2)) as nearest
     from bets where account_id = any($1::bigint[]) group by account_id`,
    [players.map(({ accountId }) => accountId), BOUNDARY],
  );
  expect(rows).toHaveLength(PLAYERS);
  expect(rows.filter(({ old, fresh }) => old > A_DAY || fresh > A_DAY)).toEqual([]);
  expect(rows.every(({ fresh }) => fresh === A_DAY)).toBe(true);
  const old = rows.reduce((sum, row) => sum + row.old, 0);
  // The race began before the boundary.
  expect(old).toBeGreaterThan((PLAYERS / 2) * (A_DAY - 1));
  expect(await bench.faults()).toEqual([]);
  const nearest = Math.min(...rows.map((row) => row.nearest));
  console.log(
    `R13: ${PLAYERS} players at the end of a betting day in ${ZONES.join(', ')}: ${old} bets of the old day, ${across + after} taken in the race, ` +
      `the nearest ${nearest} ms from it; 0 days over their limit`,
  );
}, 120_000);
