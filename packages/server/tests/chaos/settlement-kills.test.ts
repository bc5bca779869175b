import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import type { CallInfo } from '../../src/platform/calls';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { casesOf } from '@clutchline/test-support/cases-of';
import { freshId, selection, understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { PLAY, wholeResult } from '@clutchline/test-support/server/test-feed';
import { openChaosSetup, type ChaosSetup } from './chaos-setup';

const WORKER = new URL('settle-until-killed.ts', import.meta.url);
const KILLS = countOf(6, 200);
const BETS = casesOf(4_000, 10_000);
const MATCHES = 8;
/** Singles, and a combo of three adjacent matches. */
const PER_REQUEST = MATCHES + (MATCHES - 2);
const PLAYERS = 25;
const MONEY = 10_000_000n;
const STAKE = 100n;

/** Factor by play and side for 2:0, first map with 31 kills; odds 2.000. */
const BECOMES: readonly (readonly [number, 1n | 0n | 2n, 1n | 0n | 2n])[] = [
  [PLAY.winner, 2n, 0n],
  [PLAY.handicap, 2n, 0n],
  [PLAY.totalMaps, 0n, 2n],
  [PLAY.map1, 2n, 0n],
  [PLAY.map3, 1n, 1n],
  [PLAY.kills1, 2n, 0n],
];

let setup: ChaosSetup;
let firstMatch = 8_400_001;
beforeAll(async () => {
  setup = await openChaosSetup({ servers: 0 });
});
afterAll(async () => {
  await setup.close();
});

interface Expected {
  readonly info: CallInfo;
  readonly accountId: number;
  balance: bigint;
}

const below = (limit: number): number => Math.floor(Math.random() * limit);

function anyPick(gameId: number): { readonly picked: ReturnType<typeof selection>; readonly factor: bigint } {
  const [play, first, second] = BECOMES[below(BECOMES.length)] ?? [PLAY.winner, 2n, 0n];
  const side = below(2) === 0 ? 1 : 2;
  return { picked: selection({ gameId, play, side }), factor: side === 1 ? first : second };
}

/** With what its settlement moves. */
function anyRequest(): { readonly request: PlaceRequest; readonly moves: bigint } {
  const picks = Array.from({ length: MATCHES }, (_, match) => anyPick(firstMatch + match));
  let moves = 0n;
  const bets = Array.from({ length: PER_REQUEST }, (_, index) => {
    const start = index % MATCHES;
    const selections = index < MATCHES ? [start] : [start, start + 1, start + 2];
    const factor = selections.reduce((product, place) => product * (picks[place]?.factor ?? 0n), 1n);
    moves += STAKE * factor - STAKE;
    return { kind: selections.length === 1 ? ('single' as const) : ('parlay' as const), selections, stake: '1' };
  });
  const selections = picks.map(({ picked }) => picked);
  return { request: { lang: 2, request_id: freshId(), accept: 'latest', selections, bets }, moves };
}

/** `BETS`; balances after settlement. */
async function placeMany(players: readonly Expected[]): Promise<void> {
  for (let match = 0; match < MATCHES; match += 1) await setup.addMatch(firstMatch + match);
  const rounds = Math.ceil(BETS / PER_REQUEST / players.length);
  await Promise.all(
    players.map(async (player) => {
      for (let round = 0; round < rounds; round += 1) {
        const { request, moves } = anyRequest();
        const { results } = understood(await placeBets(setup.context, request, player.info));
        expect(results.filter(({ order_no }) => order_no === null)).toEqual([]);
        player.balance += moves;
      }
    }),
  );
  // As autovacuum does.
  await setup.owner.query('analyze');
}

async function openPlayer(): Promise<Expected> {
  const { accountId } = await setup.addPlayer(MONEY);
  const caller = { accountId, currencyId: 1, lang: 2, timeZone: 'UTC', sessionStartedAt: Date.now() } as const;
  return { accountId, info: { lang: 2, caller }, balance: MONEY };
}

async function worker() {
  const args = [bundledProgram(WORKER), setup.postgres.url, String(firstMatch), String(MATCHES)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    begin: () => void child.stdin.write('go\n'),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

async function countRows(statement: string): Promise<number> {
  const { rows } = await setup.owner.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}
const openBets = () => countRows('select count(*)::integer as count from bets where settle_time is null');
const transactions = () => countRows('select count(*)::integer as count from ledger_transactions');

/** And a little longer: the next batch is in progress. */
async function untilSettled(left: number): Promise<void> {
  const until = performance.now() + 60_000;
  while ((await openBets()) >= left && performance.now() < until) await sleep(5);
  await sleep(below(60));
}

/** Redelivers results; two concurrent runs. */
async function settleAll(): Promise<number> {
  for (let match = 0; match < MATCHES; match += 1)
    await ingestFeedEvents(setup.context, wholeResult(firstMatch + match));
  for (let failed = 0; ; failed += 1) {
    const runs = [settlePlays(setup.context), settlePlays(setup.context), settleBets(setup.context, null)];
    const outcomes = await Promise.allSettled(runs);
    if (outcomes.every(({ status }) => status === 'fulfilled')) return failed;
    if (failed === 10) throw new Error(JSON.stringify(outcomes));
  }
}

it(`R6 ${BETS} bets settled by two workers that are killed again and again (${KILLS} kills) pay as a model expects`, async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, openPlayer));
  let kills = 0;
  let inTheMiddle = 0;
  let lots = 0;
  let failed = 0;
  while (kills < KILLS) {
    lots += 1;
    await placeMany(players);
    while (kills < KILLS && (await openBets()) > 0) {
      const pair = await Promise.all([worker(), worker()]);
      const before = await openBets();
      for (const { begin } of pair) begin();
      await untilSettled(Math.max(1, before - below(1_200)));
      await Promise.all(pair.map(({ kill }) => kill()));
      kills += pair.length;
      const after = await openBets();
      inTheMiddle += after > 0 && after < before ? pair.length : 0;
      expect(await setup.faults()).toEqual([]);
    }
    failed += await settleAll();
    expect(await openBets()).toBe(0);
    firstMatch += MATCHES;
  }
  firstMatch -= MATCHES;
  const { rows } = await setup.owner.query<{ account_id: number; balance: bigint }>(
    'select account_id, balance from wallets',
  );
  const balances = new Map(rows.map(({ account_id, balance }) => [account_id, balance]));
  expect(players.map(({ accountId }) => balances.get(accountId))).toEqual(players.map(({ balance }) => balance));
  const written = await transactions();
  await settleAll();
  expect(await transactions()).toBe(written);
  expect(await setup.faults()).toEqual([]);
  expect(inTheMiddle).toBeGreaterThan(0);
  console.log(
    `R6: ${lots} x ${BETS} bets, ${kills} kills, ${inTheMiddle} of them in the middle of settling: balances equal the model, results again change 0 rows; ${failed} runs failed and were run again`,
  );
}, 3_600_000);
