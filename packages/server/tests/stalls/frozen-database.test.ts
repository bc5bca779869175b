import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, type CallName, type Envelope } from '@clutchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { watchLag } from '@clutchline/test-support/processes/watch-lag';
import { playersOn } from '@clutchline/test-support/processes/players';
import { migrate } from '../../src/database/migrate';
import type { RunningServer } from '../../src/start-server';
import { singleRequest } from '@clutchline/test-support/server/bet-requests';
import { startChaosPostgres, type ChaosPostgres } from '../chaos/chaos-postgres';
import { readyOf, startTicking } from '@clutchline/test-support/processes/test-processes';
import { envelopeOf, send } from '@clutchline/test-support/server/send';

const ROUNDS = isFullSet ? 10 : 1;
const FREEZE_MS = isFullSet ? 45_000 : 8_000;
/** Above the database connections. */
const PLAYERS = 30;
// Both without the time in which this process, which is also the server's, does not run.
const ANSWER_MS = 5_000;
/** The deadline is 4 s after arrival. */
const ACCEPT_MS = 4_000 + 500;

let postgres: ChaosPostgres;
let server: RunningServer;
let owner: pg.Client;
let tokens: string[] = [];

beforeAll(async () => {
  postgres = await startChaosPostgres();
  await migrate(postgres.url);
  server = await startTicking(postgres.url);
  tokens = await playersOn(postgres.url, PLAYERS);
  owner = new pg.Client({ connectionString: postgres.url });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(`
    create table accepted (request_id text, at timestamptz default clock_timestamp());
    create function record_accepted() returns trigger language plpgsql security definer as $$
    begin insert into accepted (request_id) values (new.request_id); return null; end $$;
    create trigger records_accepted after insert on bets for each row execute function record_accepted()`);
});
afterAll(async () => {
  await owner.end();
  await server.close();
  await postgres.close();
});

interface Call {
  readonly name: CallName;
  readonly sentAt: number;
  readonly durationMs: number;
  readonly envelope: Envelope;
  readonly requestId: string | null;
  readonly token: string;
}

async function call(name: CallName, body: object, token: string): Promise<Call> {
  const sentAt = Date.now();
  const began = performance.now();
  const headers = { 'content-type': 'application/json', token };
  const answer = await send(server.url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) });
  const requestId = 'request_id' in body ? String(body.request_id) : null;
  const durationMs = performance.now() - began;
  return { name, sentAt, durationMs, envelope: envelopeOf(answer), requestId, token };
}

const OTHERS: readonly (readonly [CallName, object])[] = [
  ['balance', {}],
  ['getGameListByGameTypeId', { game_type_id: 0, handicap_code: 'early', event_ids: [] }],
  ['getUserHistory', { days: 30, state: 'all', page: 1, page_size: 20 }],
  ['getPlayerLimits', {}],
];

/** Every second player bets; the others read. */
async function play(calls: Call[], isOver: () => boolean): Promise<void> {
  const one = async (token: string, index: number): Promise<void> => {
    for (let count = 0; !isOver(); count += 1) {
      const [name, body] = OTHERS[count % OTHERS.length] ?? ['balance', {}];
      const isBetting = index % 2 === 0;
      const request = singleRequest({ gameId: 1 }, '1', 'latest');
      calls.push(isBetting ? await call('playMore', request, token) : await call(name, body, token));
      await sleep(200 + Math.random() * 200);
    }
  };
  await Promise.all(tokens.map(one));
}

const isAccepted = ({ envelope }: Call): boolean => {
  const { success, data } = z.safeParse(CALLS.playMore.response, envelope.data);
  return success && data.results[0]?.order_no !== null;
};
const isUnknown = ({ envelope }: Call): boolean => envelope.msg === 'still_deciding' || envelope.error_code === 1026;

async function acceptedNow(): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ id: string; at: number }>(
    'select request_id as id, (extract(epoch from at) * 1000)::float8 as at from accepted',
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

async function untilReady(): Promise<void> {
  const until = performance.now() + 30_000;
  while ((await readyOf(server.metricsUrl)).status !== 200) {
    if (performance.now() > until) throw new Error('the server is not ready again');
    await sleep(50);
  }
}

/** As the app does after an unknown answer. Returns whether the bet was found. */
async function abandon({ requestId, token }: Call): Promise<boolean> {
  const { envelope } = await call('getBetByRequestId', { request_id: requestId, abandon_if_missing: 1 }, token);
  return z.parse(CALLS.getBetByRequestId.response, envelope.data).found === 1;
}

it(
  `S-M1 R39 a database frozen for ${FREEZE_MS / 1_000} s: every call is answered within 5 s of its arrival, and nothing ` +
    `is accepted that was not answered as accepted (${ROUNDS} times)`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await untilReady();
      const calls: Call[] = [];
      let isOver = false;
      const lag = watchLag();
      const playing = play(calls, () => isOver);
      await sleep(1_000);
      const thaw = await postgres.freeze();
      await sleep(FREEZE_MS);
      thaw();
      await sleep(1_000);
      isOver = true;
      await playing;
      // Processes what was before the freeze.
      await sleep(1_000);
      await untilReady();

      lag.end();
      const slow = calls.filter(
        ({ sentAt, durationMs }) => durationMs - lag.between(sentAt, sentAt + durationMs) > ANSWER_MS,
      );
      expect(slow.map(({ name, durationMs }) => ({ name, durationMs: Math.round(durationMs) }))).toEqual([]);
      const placements = calls.filter(({ name }) => name === 'playMore');
      const unknown = placements.filter((one) => !isAccepted(one) && isUnknown(one));
      const found = new Map<string | null, boolean>();
      for (const one of unknown) found.set(one.requestId, await abandon(one));
      const accepted = await acceptedNow();
      const wrong = placements.filter((one) => {
        const isThere = accepted.has(one.requestId ?? '');
        return isThere !== (found.get(one.requestId) ?? isAccepted(one));
      });
      expect(wrong).toEqual([]);
      const late = placements.filter(({ requestId, sentAt }) => {
        const acceptedAt = accepted.get(requestId ?? '') ?? sentAt;
        return acceptedAt - sentAt - lag.between(sentAt, acceptedAt) > ACCEPT_MS;
      });
      expect(late).toEqual([]);
      const refused = placements.length - unknown.length - placements.filter(isAccepted).length;
      const longest = Math.round(Math.max(...calls.map(({ durationMs }) => durationMs)));
      console.info(
        `${calls.length} calls, longest ${longest} ms; ${placements.length} placements, ${refused} refused, ` +
          `${unknown.length} unknown, of these ${[...found.values()].filter(Boolean).length} found`,
      );
      // The freeze reached many placements.
      expect(unknown.length + refused).toBeGreaterThan(PLAYERS / 4);
      expect(isAccepted(await call('playMore', singleRequest({ gameId: 1 }, '1', 'latest'), tokens[0] ?? ''))).toBe(
        true,
      );
    }
  },
  60_000 + ROUNDS * (FREEZE_MS + 60_000),
);
