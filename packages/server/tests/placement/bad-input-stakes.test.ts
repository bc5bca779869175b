import { formatOdd } from '@clutchline/domain';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { freshId, selection, singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { PLAY, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';

let server: PlacingServer;
let game = 0;
beforeAll(async () => {
  server = await startPlacingServer();
  return closeSound({ stores: server.context.stores, close: () => server.close() });
});
beforeEach(async () => {
  game = await server.matches();
});

/** Stake as raw JSON. */
const withStake = (json: string): string =>
  JSON.stringify(singleRequest({ gameId: game }, 'STAKE')).replace('"STAKE"', () => json);
const textStakes = (stakes: readonly string[]): string[] => stakes.map((stake) => withStake(JSON.stringify(stake)));

function withSelection(fields: object, accept: PlaceRequest['accept'] = 'none'): object {
  const request = singleRequest({ gameId: game }, '10', accept);
  return { ...request, selections: request.selections.map((one) => ({ ...one, ...fields })) };
}
const stakeOf = (stake: string): object => singleRequest({ gameId: game }, stake);

it('bad-input 31: a stake of nothing or less is too low', async () => {
  await server.expectRefusals(['0', '0.00', '-1', '-0', '-0.01'].map((stake) => [stakeOf(stake), 'amount_low']));
});

it('bad-input 32: a stake that is no plain decimal of ASCII digits is no request', async () => {
  const others = [
    '1e3',
    '1E3',
    '0x10',
    '1_000',
    '1,000',
    '١٢',
    '１２',
    '½',
    ' 7 ',
    '+5',
    '05',
    '5.',
    '.5',
    '1 0',
    '٫5',
  ];
  await server.expectRefused(400, textStakes([...others, '', '-', '5\n', '\u00005', '5\u200b', '--5', '1.2.3', '0b1']));
});

it('bad-input 33: a stake that is no text is no request', async () => {
  const values = [
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'true',
    'false',
    '[]',
    '["5"]',
    '{}',
    '12.5',
    '5',
    '-1',
    '1e3',
  ];
  await server.expectRefused(400, values.map(withStake));
  await server.expectRefused(400, textStakes(['NaN', 'Infinity', '-Infinity', 'null', 'true', 'undefined']));
  const [bet] = singleRequest({ gameId: game }, '5').bets;
  await server.expectRefused(400, [{ ...singleRequest({ gameId: game }, '5'), bets: [{ ...bet, stake: undefined }] }]);
});

it('bad-input 34: more decimals than the currency has are a wrong format, more than any has no request', async () => {
  await server.expectRefusals([
    [stakeOf('0.001'), 'amount_format'],
    [stakeOf('10.005'), 'amount_format'],
  ]);
  for (const [currencyId, stake] of [
    [3, '500'],
    [4, '5000'],
    [5, '50000'],
  ] as const) {
    const fields = { currencyId, balance: 1_000_000n };
    const wrong = ['.5', '.0', '.00', '.01'].map((decimals) => [stakeOf(stake + decimals), 'amount_format'] as const);
    await server.expectRefusals(wrong, fields);
    expect(await server.refusalsOf((await server.player(fields)).token, stakeOf(stake))).toEqual([null]);
  }
  const { token } = await server.player({ currencyId: 9, balance: 100_000n });
  expect(await server.refusalsOf(token, stakeOf('1.005'))).toEqual([null]);
  await server.expectRefused(400, textStakes(['0.0001', '1.00000', '1.000000000000']));
});

it('bad-input 35: a stake of more than twelve digits is no request', async () => {
  await server.expectRefused(400, textStakes(['999999999999999999999', '1000000000000', '9'.repeat(10_000)]));
  await server.expectRefusals([[stakeOf('999999999999'), 'amount_high']]);
});

it('bad-input 36: a unit beside the limits is refused, the limits themselves are accepted', async () => {
  await server.expectRefusals(
    [
      [stakeOf('0.99'), 'amount_low'],
      [stakeOf('5000.01'), 'amount_high'],
    ],
    { balance: 10_000_00n },
  );
  const { token, accountId } = await server.player({ balance: 10_000_00n });
  expect(await server.refusalsOf(token, stakeOf('1'))).toEqual([null]);
  game = await server.matches();
  expect(await server.refusalsOf(token, stakeOf('5000'))).toEqual([null]);
  expect(await server.balanceOf(accountId)).toBe(4_999_00n);
});

it('bad-input 37: a unit more than the balance is refused with the balance, the whole balance is accepted', async () => {
  await server.expectRefusals([[stakeOf('10.01'), 'insufficient_balance']], { balance: 10_00n });
  const { token, accountId } = await server.player({ balance: 10_00n });
  const { results } = await server.place(token, stakeOf('10.01'));
  expect(results[0]?.error).toMatchObject({ limit: '10.00', offer: '10.00' });
  expect(await server.refusalsOf(token, stakeOf('10'))).toEqual([null]);
  expect(await server.balanceOf(accountId)).toBe(0n);
});

it.each([
  [1_954, 'latest', null],
  [1_954, 'better', 'odds_lower'],
  [1_954, 'none', 'odds_changed'],
  [1_956, 'latest', null],
  [1_956, 'better', null],
  [1_956, 'none', 'odds_changed'],
] as const)('R10 bad-input 38: asked 1.955, now %i, with %s: %s', async (now, accept, refusal) => {
  await ingestFeedEvents(server.context, [price(game, pointOf(game, PLAY.winner, 1), now)]);
  const request = withSelection({ odd: '1.955' }, accept);
  if (refusal !== null) return server.expectRefusals([[request, refusal]]);
  const { token } = await server.player();
  const { results, amount } = await server.place(token, request);
  expect(results[0]).toMatchObject({ error: null, legs: [{ asked: '1.955', used: formatOdd(now), version: 2 }] });
  expect(amount).toBe('990.00');
});

it('bad-input 39: a price that is not written as prices are is no request', async () => {
  const odds = [
    '1',
    '0.999',
    '0',
    '-2',
    '1.9555',
    '1e1',
    '',
    '1.000',
    '1000.001',
    '2',
    '2.0',
    '02.000',
    '+2.000',
    ' 2.000',
  ];
  await server.expectRefused(
    400,
    [...odds, '２.000', '2,000', 'NaN', 'Infinity', '2.000\n', '0x2.000', 2, 2.5, true, [], {}, ['2.000']].map((odd) =>
      withSelection({ odd }),
    ),
  );
});

it('bad-input 39 U8 no price, as pools have it, is a changed price at fixed odds, whatever the player accepts', async () => {
  await server.expectRefusals(
    (['none', 'better', 'latest'] as const).map((accept) => [withSelection({ odd: null }, accept), 'odds_changed']),
  );
});

it('bad-input 40: a price version of the future or of another match is a price that changed', async () => {
  const other = await server.matches();
  const [own, its] = [pointOf(game, PLAY.winner, 1), pointOf(other, PLAY.winner, 1)];
  const events = [1_800, 1_900, 1_700].map((odd) => price(other, its, odd));
  for (const event of events) await ingestFeedEvents(server.context, [event]);
  const token = (await server.player()).token;
  const { results } = await server.place(token, { ...withSelection({ version: 4 }, 'latest') });
  expect(results[0]?.legs).toEqual([{ shop_id: own, asked: '2.000', used: '2.000', version: 1 }]);
  await server.expectRefusals(
    [2, 4, 1_000_000, Number.MAX_SAFE_INTEGER].flatMap((version) =>
      (['none', 'better', 'latest'] as const).map(
        (accept) => [withSelection({ version }, accept), 'odds_changed'] as const,
      ),
    ),
  );
});

it('bad-input 40: without a valid version it is a bad request', async () => {
  await server.expectRefused(
    400,
    [undefined, 0, -1, 1.5, '1', null, 2 ** 53].map((version) => withSelection({ version })),
  );
});

it('bad-input 41: without bets or selections, or with a bet on nothing, it is no request', async () => {
  const request = singleRequest({ gameId: game }, '10');
  const [bet] = request.bets;
  await server.expectRefused(400, [
    { ...request, bets: [] },
    { ...request, selections: [] },
    { ...request, bets: undefined },
    { ...request, selections: undefined },
    { ...request, bets: null },
    { ...request, bets: {} },
    { ...request, bets: [null] },
    { ...request, bets: [{ ...bet, selections: [] }] },
    ...[[-1], [25], [0.5], ['0'], [null], 0].map((selections) => ({ ...request, bets: [{ ...bet, selections }] })),
  ]);
});

it('bad-input 41: a bet with a selection that does not exist is refused with all others, and no answer is stored', async () => {
  const { token, accountId } = await server.player();
  const request = { ...singleRequest({ gameId: game }, '10'), selections: [selection({ gameId: game })] };
  const bets = [...request.bets, { kind: 'single', selections: [1], stake: '10' }];
  const id = freshId();
  expect(await server.call('playMore', { ...request, request_id: id, bets }, { token })).toMatchObject({
    code: 2,
    msg: 'bad_request',
    error_code: 1201,
  });
  expect(await server.context.stores.placements.find(accountId, id)).toBeNull();
  expect(await server.balanceOf(accountId)).toBe(1_000_00n);
});

it('C9 SLIP-8 a stake below the minimum is offered the minimum', async () => {
  const { token } = await server.player({ balance: 10_00n });
  const [single] = (await server.place(token, stakeOf('0.50'))).results;
  expect(single?.error).toMatchObject({ refusal: 'amount_low', limit: '1.00', offer: '1.00' });
  expect(await server.refusalsOf(token, stakeOf('1.00'))).toEqual([null]);
});
