import { REFUSAL_CODE, type FeedEvent } from '@clutchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Admission } from '../../src/http/guards/admission';
import { CALL_RATES } from '../../src/http/guards/call-rates';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { freshId, selection, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY, playState } from '@clutchline/test-support/server/test-feed';
import { ask } from '@clutchline/test-support/server/held-books';
import { answerOf, startPlacingServer, type PlacingServer } from '@clutchline/test-support/server/placing-server';
import { envelopeOf } from '@clutchline/test-support/server/send';

const HOUR_MS = 3_600_000;
const JAPAN = '133.11.0.1';

let server: PlacingServer;
let game = 0;
beforeAll(async () => {
  const region = {
    countryOf: { of: (address: string) => (address === JAPAN ? 'JP' : null) },
    ...{ blockedCountries: new Set(['JP']), everyoneFrom: null },
  };
  // Bursts are not refused by rate.
  server = await startPlacingServer({ trustedHops: 1, region, admission: new Admission(1_000) });
});
afterAll(async () => {
  expect(await server.context.stores.wallets.verify()).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  game = await server.matches();
});

const feed = (...events: FeedEvent[]) => ingestFeedEvents(server.context, events);
const single = (stake = '10') => singleRequest({ gameId: game }, stake);
const betsOf = async (accountId: number) =>
  Number(
    (
      await ask<{ count: string }>(server.databaseUrl, 'select count(*) from bets where account_id = $1', [accountId])
    )[0]?.count,
  );

async function longShot(odd: number): Promise<number> {
  const own = (await server.matches()) + 100_000;
  const startTime = server.context.clock.now() + HOUR_MS;
  const events = matchEvents(own, { startTime }).map((event): FeedEvent => {
    if (event.type !== 'play' || event.market !== 'match_winner') return event;
    return { ...event, points: event.points.map((point, side) => ({ ...point, odd: side === 0 ? odd : 1_004 })) };
  });
  await feed(...events);
  return own;
}

it('bad-input 53: a hundred identical requests at one instant are one bet and a hundred equal answers', async () => {
  const { token, accountId } = await server.player();
  const [first, second] = [token, await server.anotherToken(accountId)];
  const body = JSON.stringify(single());
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => server.sendPlacement(n % 2 === 0 ? first : second, body)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await betsOf(accountId)).toBe(1);
  expect(await server.balanceOf(accountId)).toBe(990_00n);
});

describe('fields of one’s own', () => {
  const everywhere = (fields: object): object[] => {
    const { selections, bets, ...request } = single();
    return [
      { ...request, selections, bets, ...fields },
      { ...request, bets, selections: selections.map((one) => ({ ...one, ...fields })) },
      { ...request, selections, bets: bets.map((bet) => ({ ...bet, ...fields })) },
    ];
  };

  it('bad-input 54: an unknown field is a bad request, at any level', async () => {
    const extras = [
      ...[{ balance: '1000000' }, { status: 'won' }, { user_id: 1 }, { account_id: 1 }, { odds_override: '100.000' }],
      ...[{ is_admin: true }, { payout: '1' }, { order_no: '0'.repeat(26) }, { receive_status: 0 }, { cap: null }],
    ];
    await server.expectRefused(400, extras.flatMap(everywhere));
  });

  it('R14 bad-input 55: a time of the client is no field, and no header of it counts', async () => {
    const past = server.context.clock.now() - 24 * HOUR_MS;
    const names = ['placed_at', 'at', 'time', 'timestamp', 'bet_time', 'client_time', 'now', 'start_time', 'date'];
    await server.expectRefused(
      400,
      names.flatMap((name) => [
        ...everywhere({ [name]: past }),
        ...everywhere({ [name]: new Date(past).toISOString() }),
      ]),
    );
    const begun = game + 50_000;
    await feed(...matchEvents(begun, { startTime: server.context.clock.now() - 1 }));
    const { token, accountId } = await server.player();
    for (const apart of [-365 * 24, -24, -1, 1, 24, 365 * 24]) {
      const date = new Date(server.context.clock.now() + apart * HOUR_MS).toUTCString();
      const headers = { date, 'if-unmodified-since': date, 'x-request-time': date };
      const send = async (gameId: number) => {
        const answer = await server.sendPlacement(token, JSON.stringify(singleRequest({ gameId }, '1')), headers);
        return answerOf(envelopeOf(answer)).results.map(({ error }) => error?.refusal ?? null);
      };
      expect([await send(begun), await send(game)]).toEqual([['past_cut_off'], [null]]);
    }
    expect(await server.balanceOf(accountId)).toBe(994_00n);
  });

  it('bad-input 57: a currency is no field of a bet: the account has one', async () => {
    const currencies = [{ currency_id: 2 }, { currency_id: 1 }, { currency: 'USD' }, { currencyId: 9 }];
    await server.expectRefused(400, currencies.flatMap(everywhere));
    const { token, accountId } = await server.player({ currencyId: 9, balance: 100_000n });
    expect((await server.place(token, single('10'))).amount).toBe('90.000');
    expect(await ask(server.databaseUrl, 'select currency_id from bets where account_id = $1', [accountId])).toEqual([
      { currency_id: 9 },
    ]);
  });
});

it('bad-input 56: above the payout limit the allowed stake is returned, and it is accepted', async () => {
  const own = await longShot(200_000);
  const { token, accountId } = await server.player();
  const request = (stake: string) => singleRequest({ gameId: own, odd: 200_000 }, stake);
  await server.expectRefusals([[request('500.01'), 'payout_limit']]);
  const { results } = await server.place(token, request('900'));
  const offer = results[0]?.error?.offer;
  expect(results[0]?.error).toMatchObject({ refusal: 'payout_limit', limit: '500.00', offer: '500.00' });
  expect(await server.refusalsOf(token, request(offer ?? ''))).toEqual([null]);
  expect(await server.balanceOf(accountId)).toBe(500_00n);
});

describe('who may not bet', () => {
  it.each([
    ['excludes himself', { kind: 'exclusion', days: 180 }],
    ['takes a time-out', { kind: 'time_out', hours: 1 }],
  ])('bad-input 58: a player who %s places nothing until it ends', async (_, pause) => {
    const { token, accountId } = await server.player();
    expect(await server.call('takeBreak', { pause }, { token })).toMatchObject({ code: 1 });
    const { results } = await server.place(token, single());
    expect(results).toMatchObject([
      { order_no: null, receive_status: 2, error: { refusal: 'excluded', error_code: 1023 } },
    ]);
    expect(await server.refusalsOf(await server.anotherToken(accountId), single())).toEqual(['excluded']);
    expect([await server.balanceOf(accountId), await betsOf(accountId)]).toEqual([1_000_00n, 0]);
  });

  it('bad-input 58: from a blocked region nothing is placed', async () => {
    const { token, accountId } = await server.player();
    const blocked = await server.call('playMore', single(), { token, 'x-forwarded-for': JAPAN });
    expect(blocked).toMatchObject({ code: 451, data: null });
    expect([await server.balanceOf(accountId), await betsOf(accountId)]).toEqual([1_000_00n, 0]);
    expect(await server.refusalsOf(token, single())).toEqual([null]);
  });
});

it('bad-input 59: a player who abandons bets without end, each of which leaves a row, is limited as with bets', async () => {
  const limited = await startPlacingServer({ rates: CALL_RATES });
  try {
    const { token } = await limited.player();
    const abandon = () =>
      limited.call('getBetByRequestId', { lang: 2, request_id: freshId(), abandon_if_missing: 1 }, { token });
    const answers = await Promise.all(Array.from({ length: 400 }, abandon));
    const slowed = answers.filter(({ error_code }) => error_code === REFUSAL_CODE.too_many_requests);
    expect(slowed.length).toBeGreaterThan(0);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(400 - slowed.length);
  } finally {
    await limited.close();
  }
});

it('bad-input 59: a thousand bets in a second from one account are slowed down, and others do not notice', async () => {
  const limited = await startPlacingServer({ rates: CALL_RATES });
  try {
    const gameId = await limited.matches();
    const [hasty, calm] = [await limited.player(), await limited.player()];
    const tokens = [hasty.token, ...(await Promise.all([1, 2, 3].map(() => limited.anotherToken(hasty.accountId))))];
    const body = () => JSON.stringify(singleRequest({ gameId }, '1'));
    const began = performance.now();
    const hurry = Promise.all(
      Array.from({ length: 1_000 }, (_, n) => limited.sendPlacement(tokens[n % tokens.length] ?? '', body())),
    );
    for (let n = 0; n < 10; n += 1)
      expect(await limited.refusalsOf(calm.token, singleRequest({ gameId }, '1'))).toEqual([null]);
    const answers = await hurry;
    const seconds = (performance.now() - began) / 1_000;
    const slowed = answers.filter(({ status }) => status === 429);
    const accepted = answers.filter(({ status }) => status === 200);
    expect(slowed.length + accepted.length).toBe(1_000);
    expect(accepted.length).toBeLessThanOrEqual(200 + Math.ceil(seconds * 20));
    for (const answer of slowed) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(envelopeOf(answer)).toMatchObject({ code: 2, data: null, error_code: 1203 });
    }
    // A bet whose turn came after its deadline was not placed.
    const late = accepted.filter((answer) => envelopeOf(answer).error_code === REFUSAL_CODE.unavailable);
    expect(await limited.balanceOf(hasty.accountId)).toBe(1_000_00n - BigInt(accepted.length - late.length) * 100n);
    expect(await limited.balanceOf(calm.accountId)).toBe(990_00n);
    expect(limited.logged).toEqual([]);
    expect(await limited.context.stores.wallets.verify()).toEqual([]);
  } finally {
    await limited.close();
  }
});

describe('the close', () => {
  it('R11 bad-input 60: of five hundred bets around a close none is accepted after it', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => server.player()));
    let isClosed = false;
    const bet = async (n: number) => {
      const startedAfter = isClosed;
      const [refusal] = await server.refusalsOf(players[n % 50]?.token ?? '', single('1'));
      return { startedAfter, refusal };
    };
    const early = Array.from({ length: 250 }, (_, n) => bet(n));
    await Promise.race(early);
    const closing = feed(playState(game, PLAY.winner, 'closed')).then(() => (isClosed = true));
    const racing = Array.from({ length: 150 }, (_, n) => bet(n));
    await closing;
    const late = Array.from({ length: 100 }, (_, n) => bet(n));
    const done = await Promise.all([...early, ...racing, ...late]);
    const accepted = done.filter(({ refusal }) => refusal === null);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.filter(({ startedAfter }) => startedAfter)).toEqual([]);
    expect(new Set(done.map(({ refusal }) => refusal))).toEqual(new Set([null, 'bet_closed']));
    const balances = await Promise.all(players.map(({ accountId }) => server.balanceOf(accountId)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(50n * 1_000_00n - BigInt(accepted.length) * 100n);
  });
});

describe('a stake that is split', () => {
  it('bad-input 61: fifty bets of the highest stake on one market are held by the limit of the match', async () => {
    const { token, accountId } = await server.player({ balance: 300_000_00n });
    const bets = await Promise.all(Array.from({ length: 50 }, () => server.place(token, single('5000'))));
    const errors = bets.flatMap(({ results }) => results.map(({ error }) => error));
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    for (const error of errors.filter((each) => each !== null))
      expect(error).toMatchObject({ refusal: 'match_limit', limit: '4000.00', whole: '9000.00', offer: '4000.00' });
    expect(await server.refusalsOf(token, single('4000'))).toEqual([null]);
    const { results } = await server.place(token, singleRequest({ gameId: game, play: PLAY.map1, side: 2 }, '1'));
    expect(results[0]?.error).toMatchObject({ refusal: 'match_limit', limit: '0.00', offer: null });
    expect(await server.balanceOf(accountId)).toBe(291_000_00n);
  });

  it('bad-input 61: fifty in one request are too many, sixteen in one are validated one after the other', async () => {
    const request = single('1');
    await server.expectRefused(400, [{ ...request, bets: Array.from({ length: 50 }, () => request.bets[0]) }]);
    const { token, accountId } = await server.player({ balance: 300_000_00n });
    const picks = [PLAY.winner, PLAY.map1, PLAY.handicap].map((play) => selection({ gameId: game, play }));
    const bets = picks.map((_, index) => ({ kind: 'single', selections: [index], stake: '4000' }));
    const refusals = await server.refusalsOf(token, { ...request, selections: picks, bets });
    expect(refusals).toEqual([null, null, 'match_limit']);
    expect(await server.balanceOf(accountId)).toBe(292_000_00n);
  });

  it('bad-input 61: bets of many accounts on one outcome are held by what it may cost the house', async () => {
    const own = await longShot(101_000);
    const players = await Promise.all(Array.from({ length: 50 }, () => server.player()));
    const answers = await Promise.all(
      players.map(({ token }) => server.place(token, singleRequest({ gameId: own, odd: 101_000 }, '500'))),
    );
    const errors = answers.map(({ results }) => results[0]?.error?.refusal ?? null);
    expect(errors.filter((error) => error === null)).toHaveLength(5);
    expect(new Set(errors)).toEqual(new Set([null, 'market_limit']));
  });
});

it('bad-input 62: an unknown preference is a bad request', async () => {
  const values = [
    0,
    1,
    4,
    -1,
    '0',
    '4',
    'any',
    '',
    'LATEST',
    'latest ',
    'higher',
    null,
    true,
    [],
    ['none'],
    {},
    undefined,
  ];
  await server.expectRefused(
    400,
    values.map((accept) => ({ ...single(), accept })),
  );
});
