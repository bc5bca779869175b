import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { percentile } from '@clutchline/test-support/processes/percentile';
import { PLAY, playOf, playState } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { FIRST_MATCH } from '../chaos/chaos-setup';
import { openLoop } from '../chaos/open-loop';
import { seenIn } from './open-desk-books';
import { openDeskLoad, type DeskLoad } from './open-desk-load';
import { openPasskeyOperator, type PasskeyOperator } from './passkey-operator';
import { WatchedCells } from './watched-cells';

/** With the bus alive, and as many with it dead; `npm run panics` has 25. In `npm test` none: the start takes a minute. */
const PANICS = Number(process.env['PANICS'] ?? 0);
const SERVERS = 4;
const MATCHES = 1_000;
const PLAYS = Object.values(PLAY);
const BETS_PER_SECOND = Number(process.env['BETS_PER_SECOND'] ?? 300);
const BEFORE_MS = 2_000;
const LOAD_MS = BEFORE_MS + 3_000;
const WATCHED = 8;

let load: DeskLoad;
let ann: PasskeyOperator;
let bob: PasskeyOperator;
let cells: WatchedCells[] = [];
const about = () => ({ request_id: randomUUID(), reason: 'feed wrong everywhere' });
const number = async (text: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await load.setup.owner.query<{ n: unknown }>(text, [...values])).rows[0]?.n);
const untilAll = (holds: (each: WatchedCells) => boolean): Promise<number[]> =>
  Promise.all(cells.map((each) => each.until(holds)));

async function takeOff(): Promise<void> {
  await ann.stepUp();
  const seen = seenIn(await ann.client.call('propose', { ...about(), kind: 'resume_all', payload: {} }));
  await bob.stepUp();
  expect(await bob.client.call('approve', { ...about(), ...seen })).toMatchObject({ status: 200 });
  // A play that the feed closed under a lock never opens again.
  const held = 'select count(*) as n from plays where desk_locks <> 0 and status in (1, 2)';
  await expect.poll(() => number(held), { timeout: 30_000 }).toBe(0);
}

/** Plays of the test whose state is not what the feed says, and others with a state that is left from the lock. */
const DIFFERENCES = `
  select count(*) as n from plays
  where feed_status is not null or (id = any($1) and status <> 2)
    or (game_id between $2 and $3 and not id = any($1) and status <> 1)`;

async function feed(gameIds: readonly number[], state: 'open' | 'suspended'): Promise<void> {
  await ingestFeedEvents(
    load.setup.context,
    gameIds.map((gameId) => playState(gameId, PLAY.handicap, state)),
  );
}

interface Measured {
  readonly rate: number;
  readonly lastMs: number;
  readonly commitMs: number;
  readonly lockedMs: number;
  readonly after: number;
  readonly differences: number;
}

async function panicUnderLoad(): Promise<Measured> {
  const from = await number('select coalesce(max(id), 0) as n from ledger_transactions');
  const rate = { perSecond: BETS_PER_SECOND / SERVERS, ms: LOAD_MS };
  const beganAt = Date.now();
  const loads = load.setup.servers.map(({ url }) => openLoop(url, rate, () => load.nextBet(url)));
  await sleep(BEFORE_MS);
  const pressedAt = Date.now();
  const locked = untilAll(({ openPlays }) => openPlays === 0);
  expect(await ann.client.call('panic', about())).toMatchObject({ status: 200 });
  const lockedMs = Math.max(...(await locked)) - pressedAt;
  const suspended = Array.from({ length: WATCHED }, (_, index) => FIRST_MATCH + index);
  await feed(suspended, 'suspended');
  await Promise.all(loads);
  const stakes = `select (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at from ledger_transactions
    where kind = 'stake' and id > $1`;
  const commit = await number(
    `select (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as n from desk_locks
    where scope = 'all' and ended_at is null`,
  );
  const last = await number(`select max(at) as n from (${stakes}) s`, [from]);
  const before = await number(`select count(*) as n from (${stakes}) s where at < $2`, [from, pressedAt]);
  const after = await number(`select count(*) as n from (${stakes}) s where at > $2`, [from, commit]);
  await takeOff();
  const plays = suspended.map((gameId) => playOf(gameId, PLAY.handicap));
  const differences = await number(DIFFERENCES, [plays, FIRST_MATCH, FIRST_MATCH + MATCHES - 1]);
  await feed(suspended, 'open');
  return {
    ...{ after, differences, lockedMs, lastMs: last - pressedAt, commitMs: commit - pressedAt },
    rate: (before * 1_000) / (pressedAt - beganAt),
  };
}

const spread = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5)}, p99 ${percentile(values, 0.99)}, max ${percentile(values, 1)}`;

async function panicMany(bus: string): Promise<void> {
  const measured: Measured[] = [];
  for (let round = 0; round < PANICS; round += 1) measured.push(await panicUnderLoad());
  const of = (name: keyof Measured): number[] => measured.map((each) => each[name]);
  console.log(
    `D3 ${PANICS} panics, ${SERVERS} processes, ${MATCHES * PLAYS.length} open plays, bus ${bus}, ` +
      `bets a second ${spread(of('rate'))} of ${BETS_PER_SECOND} asked: last bet committed ms after the press ${spread(of('lastMs'))}; ` +
      `panic committed ${spread(of('commitMs'))}; cells locked ${spread(of('lockedMs'))}`,
  );
  expect(of('after').filter((count) => count !== 0)).toEqual([]);
  expect(of('differences').filter((count) => count !== 0)).toEqual([]);
  expect(Math.min(...of('rate'))).toBeGreaterThan(1);
  expect(percentile(of('lastMs'), 0.99)).toBeLessThanOrEqual(1_000);
  expect(percentile(of('lockedMs'), 0.99)).toBeLessThanOrEqual(1_500);
}

const ALL = WATCHED * PLAYS.length;

describe.skipIf(PANICS === 0)('under load', () => {
  beforeAll(async () => {
    load = await openDeskLoad(SERVERS, MATCHES);
    ann = await openPasskeyOperator(load.desk, 'ann', ['trader']);
    bob = await openPasskeyOperator(load.desk, 'bob', ['admin']);
    const watched = Array.from({ length: WATCHED }, (_, index) => FIRST_MATCH + index);
    cells = await Promise.all(load.setup.servers.map(({ url }) => WatchedCells.open(url, watched)));
  }, 600_000);
  afterAll(async () => {
    for (const each of cells) each.close();
    await load.close();
  });

  it('DESK-8 D3 a panic with the bus alive: no bet is committed after it, players see every play locked, its end restores the state of the feed', async () => {
    await untilAll(({ openPlays }) => openPlays === ALL);
    await panicMany('alive');
    await untilAll(({ openPlays }) => openPlays === ALL);
  }, 3_600_000);

  it('DESK-8 R11 D3 the same with the bus dead', async () => {
    await load.nats.stop();
    await untilAll(({ isLive }) => !isLive);
    await panicMany('dead');
    await load.nats.start();
    await untilAll(({ openPlays }) => openPlays === ALL);
  }, 3_600_000);
});
