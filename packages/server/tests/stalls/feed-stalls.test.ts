import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';

import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { MAX_FEED_AGE_MS } from '../../src/catalogue/feed-freshness';
import { readyOf } from '@clutchline/test-support/processes/test-processes';
import { openStallSetup, SPEED, type StallSetup } from './stall-setup';

const ROUNDS = isFullSet ? 20 : 1;
const STALL_MS = 6_000;
const BET_EVERY_MS = 200;
const SLACK_MS = 500;

type Lift = () => Promise<void> | void;
type Stall = (setup: StallSetup) => Promise<Lift> | Lift;

async function connect({ database }: StallSetup): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  // The session may be ended.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const STALLS: readonly (readonly [name: string, stall: Stall])[] = [
  [
    'a lock on its progress',
    async (setup) => {
      const client = await connect(setup);
      await client.query('begin; lock table feed_progress in exclusive mode');
      return () => client.end();
    },
  ],
  [
    'a source that is 5 s behind',
    ({ feed }) => {
      feed.known = (now) => now - 5_000 * SPEED;
      return () => void (feed.known = (now) => now);
    },
  ],
  [
    'a source that is dead',
    ({ feed }) => {
      let diedAt = 0;
      feed.known = (now) => (diedAt ||= now);
      return () => void (feed.known = (now) => now);
    },
  ],
  [
    'a disk that is full for what it writes',
    async ({ owner }) => {
      await owner.query(`
        create or replace function refuse_write() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger is_full before update on points for each statement execute function refuse_write()`);
      return async () => {
        await owner.query('drop trigger is_full on points');
      };
    },
  ],
  [
    'a leadership that is lost and that no process acquires',
    async (setup) => {
      const client = await connect(setup);
      const isAccepted = client.query('select pg_advisory_lock(460001)');
      await setup.owner.query(`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid = 460001 and granted
          and database = (select oid from pg_database where datname = current_database())`);
      await isAccepted;
      // The holder keeps the leadership.
      const heartbeats = setInterval(
        () => void setup.owner.query('update leadership set heartbeats = heartbeats + 1'),
        500,
      );
      // Jobs run until a heartbeat fails.
      while ((await readyOf(setup.server.metricsUrl)).term !== null) await sleep(20);
      return async () => {
        clearInterval(heartbeats);
        await client.end();
      };
    },
  ],
];

/** Machine too busy: an old feed without a stall. */
async function betUntilAccepted(setup: StallSetup): Promise<void> {
  const until = performance.now() + 15_000;
  while ((await setup.bet()) !== 'taken') {
    if (performance.now() > until) throw new Error('no bet is accepted');
    await sleep(BET_EVERY_MS);
  }
}

async function playThrough(setup: StallSetup, stall: Stall) {
  const during = async (ms: number): Promise<Set<string>> => {
    const answers = new Set<string>();
    const until = performance.now() + ms;
    while (performance.now() < until) {
      answers.add(await setup.bet());
      await sleep(BET_EVERY_MS);
    }
    return answers;
  };
  await setup.untilReady();
  await betUntilAccepted(setup);
  await during(1_000);
  const lift = await stall(setup);
  // Until old.
  await during(MAX_FEED_AGE_MS.inPlay + 1_500);
  const answers = await during(STALL_MS - MAX_FEED_AGE_MS.inPlay - 1_500);
  const { status, live } = await readyOf(setup.server.metricsUrl);
  const received = setup.liveStates().at(-1);
  await lift();
  await setup.untilReady();
  await betUntilAccepted(setup);
  await setup.untilResolved();
  return { answers: [...answers], status, live, lastLive: received };
}

describe.concurrent('S-H4 a feed that is stalled', () => {
  it.each(STALLS)(
    `S-H4 R38 R16 stalled by %s: no bet in play is accepted or confirmed at a price older than 3 s, ` +
      `and /ready and push report it (${ROUNDS} times)`,
    async (name, stall) => {
      const setup = await openStallSetup();
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          const found = await playThrough(setup, stall);
          expect({ name, ...found }).toEqual({ name, answers: ['suspended'], status: 503, live: false, lastLive: 0 });
          await vi.waitFor(() => expect(setup.liveStates().at(-1)).toBe(1), 5_000);
        }
        const moments = await setup.moments();
        const tooOld = moments.filter(
          (moment) => moment.kind !== 'rejected' && setup.ageOf(moment) > MAX_FEED_AGE_MS.inPlay + SLACK_MS,
        );
        expect(tooOld.map((moment) => ({ ...moment, ageMs: setup.ageOf(moment) }))).toEqual([]);
        const confirmed = moments.filter(({ kind }) => kind === 'confirmed').length;
        const oldest = Math.max(...moments.filter(({ kind }) => kind === 'confirmed').map(setup.ageOf));
        console.info(
          `${name}: ${moments.length} moments, ${confirmed} confirmed, oldest price ${Math.round(oldest)} ms`,
        );
        expect(confirmed).toBeGreaterThanOrEqual(ROUNDS);
      } finally {
        await setup.close();
      }
    },
    60_000 + ROUNDS * 40_000,
  );
});
