import { randomUUID } from 'node:crypto';

import { refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, playFor } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, playState, pointOf } from '@clutchline/test-support/server/test-feed';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { publishPriceList } from '../../src/chess';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import {
  approveAs,
  changeLock,
  openTwoPersons,
  problemOf,
  proposeAs,
  seenIn,
  stepUp,
  type TwoPersons,
} from './open-desk-books';
import type { TestOperator } from './open-test-desk';

let books: TwoPersons;
let ann: TestOperator;
let bob: TestOperator;
let game = 0;
beforeAll(async () => {
  books = await openTwoPersons('trader');
  ({ ann, bob } = books);
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(books.context, matchEvents(game));
});

const ids = () => ({ request_id: randomUUID(), reason: 'feed wrong everywhere' });
const panic = (by: TestOperator) => by.client.call('panic', ids());
const propose = async (by: TestOperator) => seenIn(await proposeAs(by, { kind: 'resume_all', payload: {} }));

async function resume(): Promise<void> {
  expect(await approveAs(bob, await propose(ann))).toMatchObject({ status: 200, data: { state: 'done' } });
}

const refusal = async (gameId = game) =>
  (await refusalOf(books.context, singleRequest({ gameId }, '10'), await books.context.player('100')))?.refusal ?? null;

const notSuspended = () =>
  ask(books.context.databaseUrl, 'select id from plays where status = 1').then((rows) => rows.length);

const PAUSED = 31;
/** Each change of a play waits for the advisory lock. */
const PAUSE_CHANGES = `
  create function pause_changes() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${PAUSED});
    return new;
  end $$;
  create trigger pause_changes before update on plays for each row execute function pause_changes()`;

const FIRST_OF_MANY = 900_000_000;
const MANY_PLAYS = `
  insert into plays (id, game_id, category_id, round, market, market_group, is_main, no_parlay)
  select ${FIRST_OF_MANY} + n, game_id, category_id, round, market, market_group, is_main, no_parlay
  from (select * from plays where game_id = $1 limit 1) p, generate_series(1, 5001) n`;

describe('panic', () => {
  it('DESK-8 suspends every play and every new one, and the end restores the state of the feed', async () => {
    const { data } = await panic(ann);
    expect(data).toMatchObject({ remaining: [{ scope: 'all', id: 0, set_by: 'ann' }] });
    expect(await notSuspended()).toBe(0);
    await ingestFeedEvents(books.context, matchEvents(game + 1));
    await ingestFeedEvents(books.context, [playState(game, PLAY.handicap, 'suspended')]);
    expect(await notSuspended()).toBe(0);
    expect([await refusal(), await refusal(game + 1)]).toEqual(['suspended', 'suspended']);
    await changeLock(ann, 'lock', { scope: 'play', id: playOf(game, PLAY.map1), kind: 'suspend' });
    await resume();
    expect([await refusal(), await refusal(game + 1)]).toEqual([null, null]);
    const plays = [PLAY.handicap, PLAY.map1].map((number) => playOf(game, number));
    const states = 'select distinct status from plays where id = any($1)';
    expect(await ask(books.context.databaseUrl, states, [plays])).toEqual([{ status: 2 }]);
  });

  it('DESK-8 PUSH-4 is published as the status of each play, without its prices, in one event; its end has the prices', async () => {
    const { publisher, databaseUrl } = books.context;
    await publisher.drain();
    await panic(ann);
    const stored = await ask<{ kind: string }>(databaseUrl, `select event->>'kind' as kind from outbox`);
    expect(stored.map(({ kind }) => kind)).toEqual(['suspended']);
    const published = await publisher.drain();
    for (const number of Object.values(PLAY))
      expect(published).toContainEqual({
        ...{ type: 'play-status', play_info_id: playOf(game, number), game_id: game, status: 2 },
      });
    expect(published.filter(({ type }) => type === 'odds')).toEqual([]);
    await resume();
    const point_id = pointOf(game, PLAY.winner, 1);
    const restored = await publisher.drain();
    expect(restored).toContainEqual(expect.objectContaining({ type: 'odds', point_id, status: 1 }));
    expect(restored.find((change) => change.type === 'play-status' && change.game_id === game)).toMatchObject({
      status: 1,
    });
  });

  it('DESK-8 D3 locks every play before it changes the first: from then on no bet is placed', async () => {
    const { databaseUrl } = books.context;
    const waits = `select pid from pg_locks where locktype = 'advisory' and objid = ${PAUSED} and not granted`;
    await ask(databaseUrl, PAUSE_CHANGES);
    const holder = new pg.Client(databaseUrl);
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [PAUSED]);
    const pressed = panic(ann);
    await expect.poll(() => ask(databaseUrl, waits), { timeout: 10_000 }).toHaveLength(1);
    expect(await ask(databaseUrl, 'select id from plays where status in (1, 2) for share skip locked')).toEqual([]);
    await holder.end();
    expect(await pressed).toMatchObject({ status: 200 });
    await ask(databaseUrl, 'drop function pause_changes() cascade');
    expect(await notSuspended()).toBe(0);
    await resume();
    expect(await refusal()).toBeNull();
  });

  it('DESK-8 D3 PUSH-4 is published in events of at most 5,000 plays', async () => {
    const { databaseUrl, publisher } = books.context;
    await publisher.drain();
    await ask(databaseUrl, MANY_PLAYS, [game]);
    const open = await notSuspended();
    expect(await panic(ann)).toMatchObject({ status: 200, data: { changed: open } });
    const sizes = `select json_array_length(event->'plays') as plays from outbox order by id`;
    expect(await ask(databaseUrl, sizes)).toEqual([{ plays: 5_000 }, { plays: open - 5_000 }]);
    await ask(databaseUrl, 'delete from plays where id > $1', [FIRST_OF_MANY]);
    await resume();
    await publisher.drain();
  });

  it('bad-input 313 DESK-8 two at once make one lock, and every play is suspended', async () => {
    const answers = await Promise.all([panic(ann), panic(bob), panic(books.trader)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const locks = "select count(*)::integer as locks from desk_locks where scope = 'all' and ended_at is null";
    expect(await ask(books.context.databaseUrl, locks)).toEqual([{ locks: 1 }]);
    expect(await notSuspended()).toBe(0);
    await resume();
  });

  it('DESK-8 stops payments in auto chess', async () => {
    await publishPriceList(books.context);
    const player = await chessPlayer(books.context, '100');
    const rent = () => playFor(books.context, player, { kind: 'rent_slot', slot: 7, hours: 24 });
    await panic(ann);
    expect(await rent()).toMatchObject({ kind: 'refused' });
    await resume();
    expect(await rent()).toMatchObject({ kind: 'ok' });
  });
});

describe('two persons', () => {
  it('DESK-6 bad-input 299 one person cannot end it: not by the call, a second account, or the role of the desk in SQL', async () => {
    await panic(ann);
    const alone = { ...ids(), subject: { scope: 'all', id: 0, kind: 'suspend' } };
    expect(await ann.client.call('unlock', alone)).toMatchObject({ status: 400 });
    const sql = `set role clutchline_desk; select set_desk_lock('all', 0, 'suspend', false, 'alone', 1, 1)`;
    await expect(ask(books.context.databaseUrl, sql)).rejects.toThrow('two persons');
    const seen = await propose(ann);
    expect(problemOf(await approveAs(ann, seen))).toEqual([403, 'own-proposal']);
    const second = await books.desk.signedIn('ann again', ['admin'], 'ann');
    expect(problemOf(await approveAs(second, seen))).toEqual([403, 'own-proposal']);
    const direct = `set role clutchline_desk; update desk_proposals set state = 'approved', decided_at = 1,
      decided_by = (select id from desk_operators where name = 'ann again') where id = ${seen.proposal_id}`;
    await expect(ask(books.context.databaseUrl, direct)).rejects.toThrow('two_persons');
    expect(await refusal()).toBe('suspended');
    expect(await approveAs(bob, seen)).toMatchObject({ status: 200, data: { state: 'done', decided_by: 'bob' } });
    expect(await refusal()).toBeNull();
    const results = "select result from operator_actions where action = 'approve' and subject = $1 order by id";
    expect(await ask(books.context.databaseUrl, results, [`proposal:${seen.proposal_id}`])).toEqual([
      { result: 'own_proposal' },
      { result: 'own_proposal' },
      { result: 'done' },
    ]);
  });

  it('DESK-6 bad-input 300 a proposal that is done, withdrawn, rejected or older than 30 minutes is not approved', async () => {
    await panic(ann);
    const over = [409, 'proposal-over'];
    const withdrawn = await propose(ann);
    const { proposal_id } = withdrawn;
    expect(problemOf(await bob.client.call('withdraw', { ...ids(), proposal_id }))).toEqual([403, 'forbidden']);
    expect(await ann.client.call('withdraw', { ...ids(), proposal_id })).toMatchObject({
      data: { state: 'withdrawn' },
    });
    expect(problemOf(await approveAs(bob, withdrawn))).toEqual(over);
    const rejected = await propose(ann);
    const decision = { ...ids(), proposal_id: rejected.proposal_id };
    expect(await bob.client.call('reject', decision)).toMatchObject({ data: { state: 'rejected' } });
    expect(problemOf(await approveAs(bob, rejected))).toEqual(over);
    const old = await propose(ann);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      books.desk.passTime(10 * 60_000);
      for (const { client } of [ann, bob, books.trader]) await client.call('me');
    }
    expect(problemOf(await approveAs(bob, old))).toEqual(over);
    const done = await propose(ann);
    expect(await approveAs(bob, done)).toMatchObject({ status: 200 });
    expect(problemOf(await approveAs(bob, done))).toEqual(over);
    const none = await ann.client.call('propose', { ...ids(), kind: 'resume_all', payload: {} });
    expect(problemOf(none)).toEqual([409, 'nothing-locked']);
    expect(problemOf(await approveAs(bob, { ...done, proposal_id: 999_999 }))).toEqual([404, 'unknown-proposal']);
  });

  it('DESK-6 bad-input 301 if the locks changed since the proposal, the new preview is returned and nothing is changed', async () => {
    await panic(ann);
    const seen = await propose(ann);
    expect(problemOf(await approveAs(bob, { ...seen, preview_hash: 'f'.repeat(64) }))).toEqual([
      409,
      'preview-changed',
    ]);
    await changeLock(ann, 'lock', { scope: 'match', id: game, kind: 'suspend' });
    const answer = await approveAs(bob, seen);
    expect(problemOf(answer)).toEqual([409, 'preview-changed']);
    expect(answer.data).toMatchObject({
      preview: { remaining: expect.arrayContaining([expect.objectContaining({ id: game })]) },
    });
    const shown = await bob.client.call('preview', { proposal_id: seen.proposal_id });
    expect(shown.data).toMatchObject({
      names: { matches: expect.arrayContaining([expect.objectContaining({ game_id: game })]) },
    });
    expect(await notSuspended()).toBe(0);
    await resume();
  });

  it('DESK-4 proposing and approving need a step up', async () => {
    await panic(ann);
    books.desk.passTime(5 * 60_000);
    const proposed = await ann.client.call('propose', { ...ids(), kind: 'resume_all', payload: {} });
    expect(problemOf(proposed)).toEqual([403, 'step-up-needed']);
    const seen = await propose(ann);
    books.desk.passTime(5 * 60_000);
    expect(problemOf(await bob.client.call('approve', { ...ids(), ...seen }))).toEqual([403, 'step-up-needed']);
    await resume();
  });

  it('DESK-6 ten approvals at once carry it out once', async () => {
    await panic(ann);
    const seen = await propose(ann);
    await stepUp(bob);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bob.client.call('approve', { ...ids(), ...seen })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await refusal()).toBeNull();
  });
});
