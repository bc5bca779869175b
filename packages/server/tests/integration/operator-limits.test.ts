import { place, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, pointOf } from '@clutchline/test-support/server/test-feed';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { readParlayLimits, readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import type { CallInfo, CallRequest } from '../../src/platform/calls';
import { openOperatorBooks, type OperatorBooks } from './operator-books';

const DAY = 86_400_000;
const isoOf = (at: number): string => new Date(at).toISOString();

let books: OperatorBooks;
beforeAll(async () => {
  books = await openOperatorBooks();
  await ingestFeedEvents(books.context, matchEvents(1, { startTime: NOW + 400 * DAY }));
});
afterAll(() => books.close());

const put = (playerId: string, body: object) => books.operator.ask('PUT', `/players/${playerId}/limits`, { body });
const limit = (info: CallInfo, wanted: CallRequest<'setPlayerLimit'>['limit']) =>
  setPlayerLimit(books.context, { lang: 2, limit: wanted }, info);

async function bet(info: CallInfo, stake: string) {
  const { results } = await place(books.context, singleRequest({ gameId: 1 }, stake), info);
  const error = results[0]?.error;
  return error === null || error === undefined ? null : { refusal: error.refusal, limit: error.limit };
}

it('SLIP-8 ROLE-1 the stake factor scales what the house allows, not what it bears of all players', async () => {
  const info = await books.fund('factor', '1000000');
  const request: CallRequest<'getOrdinaryLimitInfo'> = { lang: 2, shop_ids: [pointOf(1, 1, 1)] };
  const read = async () => {
    const single = understood(await readSingleLimits(books.context, request, info));
    const parlay = understood(await readParlayLimits(books.context, { lang: 2, shop_ids: [] }, info));
    const { min, max, max_payout, day_left, points } = single;
    return { min, max, max_payout, day_left, match_left: points[0]?.match_left, parlay: parlay.max };
  };
  const whole = await read();
  expect(whole).toEqual({
    ...{ min: '1.00', max: '5000.00', max_payout: '100000.00' },
    ...{ day_left: '50000.00', match_left: '9000.00', parlay: '2000.00' },
  });
  expect(await put('factor', { stake_factor: 100 })).toMatchObject({
    status: 200,
    data: { operator_limits: { stake_factor: 100, day_stake: null } },
  });
  expect(await read()).toEqual({
    ...{ min: '1.00', max: '500.00', max_payout: '10000.00' },
    ...{ day_left: '5000.00', match_left: '900.00', parlay: '200.00' },
  });
  expect(await bet(info, '500.01')).toEqual({ refusal: 'amount_high', limit: '500.00' });
  expect(await bet(info, '500')).toBeNull();
  expect(await put('factor', {})).toMatchObject({ data: { operator_limits: { stake_factor: 1_000 } } });
  expect(await bet(info, '500.01')).toBeNull();
});

it('BET-7 ROLE-1 the strictest of the player’s and the operator’s limits counts', async () => {
  const info = await books.fund('strictest', '100000');
  await put('strictest', { day_stake: '5000', day_loss: '8000' });
  expect(await bet(info, '50.01')).toEqual({ refusal: 'player_limit', limit: '50.00' });
  await limit(info, { kind: 'day_stake', value: '20' });
  expect(await bet(info, '20.01')).toEqual({ refusal: 'own_limit', limit: '20.00' });
  expect(await put('strictest', { day_stake: '1000' })).toMatchObject({ status: 200 });
  expect(await bet(info, '10.01')).toEqual({ refusal: 'player_limit', limit: '10.00' });
  expect(await bet(info, '10')).toBeNull();
  const { data } = await books.operator.ask('GET', '/players/strictest');
  expect(data).toMatchObject({
    ...{ balance: '99000', debt: '0', open_stakes: '1000', open_liability: '2000' },
    own_limits: { day_stake: '2000', day_loss: null },
    operator_limits: { day_stake: '1000', day_loss: null },
  });
});

it('R13 ROLE-1 a bet that was validated before a limit of the operator is not accepted after it', async () => {
  const info = await books.fund('race', '10000');
  const { stores } = books.context;
  let isLimited = false;
  const placements: typeof stores.placements = {
    ...stores.placements,
    read: async (query, hold) => {
      const snapshot = await stores.placements.read(query, hold);
      if (!isLimited) await put('race', { day_stake: '0' });
      isLimited = true;
      return snapshot;
    },
  };
  const context = { ...books.context, stores: { ...stores, placements } };
  const { results } = await place(context, singleRequest({ gameId: 1 }, '5'), info);
  expect(results[0]?.error).toMatchObject({ refusal: 'player_limit', limit: '0.00' });
});

it('BET-7 ROLE-1 an exclusion by the operator refuses bets until the operator ends it', async () => {
  const info = await books.fund('excluded', '10000');
  await put('excluded', { excluded_until: isoOf(NOW + DAY) });
  expect(await bet(info, '1')).toMatchObject({ refusal: 'excluded' });
  await put('excluded', {});
  expect(await bet(info, '1')).toBeNull();
});

it('bad-input 278: loosening a limit that the player set is 409, and changes nothing', async () => {
  const info = await books.fund('p278', '100000');
  await limit(info, { kind: 'day_stake', value: '20' });
  await limit(info, { kind: 'session_minutes', value: 60 });
  await put('p278', { day_loss: '700' });
  for (const [field, value] of [
    ['day_stake', '2001'],
    ['day_stake', null],
    ['session_minutes', 61],
    ['session_minutes', null],
  ] as const)
    expect(await put('p278', { [field]: value, stake_factor: 1 })).toMatchObject({
      status: 409,
      data: { type: '/operator/v1/problems/player-limit-stays', field, limit: field === 'day_stake' ? '2000' : '60' },
    });
  const { data } = await books.operator.ask('GET', '/players/p278');
  expect(data).toMatchObject({
    own_limits: { day_stake: '2000', session_minutes: 60 },
    operator_limits: { day_stake: null, day_loss: '700', stake_factor: 1_000 },
  });
  expect(await put('p278', { day_stake: '2000', session_minutes: 60 })).toMatchObject({ status: 200 });
});

it('bad-input 279: the end of a self-exclusion is 409, and it lasts', async () => {
  const info = await books.fund('p279', '10000');
  await startBreak(books.context, { lang: 2, pause: { kind: 'exclusion', days: 180 } }, info);
  const until = isoOf(NOW + 180 * DAY);
  for (const excluded_until of [null, isoOf(NOW), isoOf(NOW + 180 * DAY - 1)])
    expect(await put('p279', { excluded_until })).toMatchObject({ status: 409, data: { excluded_until: until } });
  expect(await put('p279', { stake_factor: 1_000 })).toMatchObject({ status: 200 });
  expect(await bet(info, '1')).toMatchObject({ refusal: 'excluded' });
  expect(await put('p279', { excluded_until: isoOf(NOW + 181 * DAY) })).toMatchObject({
    status: 200,
    data: { own_limits: { excluded_until: until }, operator_limits: { excluded_until: isoOf(NOW + 181 * DAY) } },
  });
});

it('ROLE-1 limits that are no limits are 422 with their field', async () => {
  await books.fund('wrong', '1');
  for (const [field, values] of Object.entries({
    day_stake: ['-1', '1.5', '1e3', '01', 1, '9'.repeat(31)],
    session_minutes: [0, 1_441, 1.5, '60'],
    stake_factor: [0, 1_001, -1, 0.5, '1', null],
    excluded_until: ['tomorrow', 0, '2026-01-01'],
    more: [1],
  }))
    for (const value of values)
      expect(await put('wrong', { [field]: value })).toMatchObject({ status: 422, data: { field } });
  expect(await put('nobody', {})).toMatchObject({ status: 404 });
  await placed(books.context, singleRequest({ gameId: 1 }, '1'), await books.fund('right', '100'));
});
