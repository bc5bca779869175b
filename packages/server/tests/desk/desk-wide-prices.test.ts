import { randomUUID } from 'node:crypto';

import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, PLAY, playOf, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';

let books: TwoPersons;
let game = 0;
beforeAll(async () => {
  books = await openTwoPersons('trader');
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(books.context, matchEvents(game, { odd: 1_900 }));
});

const point = () => pointOf(game, PLAY.winner, 1);
const payload = (odd: string, more: object = {}) => ({
  play_id: playOf(game, PLAY.winner),
  version: 0,
  point_id: point(),
  price: { odd },
  holds: { fade_min: 10 },
  ...more,
});
const wanted = (odd: string, more: object = {}) => ({ kind: 'wide_price', payload: payload(odd, more) });
const set = (odd: string, more: object = {}) =>
  books.ann.client.call('setPrice', { request_id: randomUUID(), reason: 'a player is ill', ...payload(odd, more) });
const oddNow = async () => {
  const [row] = await ask<{ odd: number }>(books.context.databaseUrl, 'select odd from points where id = $1', [
    point(),
  ]);
  return row?.odd;
};

it('bad-input 303 DESK-9 beyond ±0.7 of log-odds, or without a fade for more than 30 minutes, two persons decide', async () => {
  const tooFar = await set('1.200');
  expect(problemOf(tooFar)).toEqual([409, 'two-persons']);
  expect(tooFar.data).toMatchObject({ odd: '1.200' });
  for (const holds of [{ hard_min: 31 }, { hard_min: null }])
    expect(problemOf(await set('1.850', { holds }))).toEqual([409, 'two-persons']);
  expect(await oddNow()).toBe(1_900);
  const proposed = await proposeAs(books.ann, wanted('1.200'));
  expect(proposed.data['preview']).toMatchObject({ feed_odd: '1.900', odd: '1.900', wanted: '1.200', fade_min: 10 });
  const seen = seenIn(proposed);
  expect(problemOf(await approveAs(books.ann, seen))).toEqual([403, 'own-proposal']);
  expect(await oddNow()).toBe(1_900);
  await ingestFeedEvents(books.context, [price(game, point(), 1_880)]);
  expect(await approveAs(books.bob, seen)).toMatchObject({ status: 200, data: { state: 'done', decided_by: 'bob' } });
  expect(await oddNow()).toBe(1_200);
  const acts = 'select action, result from operator_actions where subject = $1 and action = $2';
  expect(await ask(books.context.databaseUrl, acts, [`play:${playOf(game, PLAY.winner)}`, 'wide_price'])).toEqual([
    { action: 'wide_price', result: 'done' },
  ]);
});

it('DESK-9 a margin of one person keeps the bias that two persons set', async () => {
  await approveAs(books.bob, seenIn(await proposeAs(books.ann, wanted('1.200', { holds: { hard_min: null } }))));
  const margin = { request_id: randomUUID(), reason: 'a player is ill', play_id: playOf(game, PLAY.winner) };
  expect(await books.ann.client.call('setMargin', { ...margin, version: 1, margin: 20 })).toMatchObject({
    status: 200,
    data: { version: 2, margin: 20, bias: { fade_min: 0, ends_at: null } },
  });
});

it('bad-input 298 DESK-6 DESK-9 a price that changed meanwhile is not approved', async () => {
  const seen = seenIn(await proposeAs(books.ann, wanted('1.200')));
  expect(await set('1.850')).toMatchObject({ status: 200 });
  expect(problemOf(await approveAs(books.bob, seen))).toEqual([409, 'changed-meanwhile']);
  expect(await oddNow()).toBe(1_850);
  expect(problemOf(await proposeAs(books.ann, wanted('1.200')))).toEqual([409, 'changed-meanwhile']);
});
