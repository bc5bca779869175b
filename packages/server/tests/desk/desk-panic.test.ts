import { randomUUID } from 'node:crypto';

import { refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, playFor } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, playState, pointOf } from '@clutchline/test-support/server/test-feed';
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
