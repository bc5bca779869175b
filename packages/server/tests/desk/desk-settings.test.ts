import { randomUUID } from 'node:crypto';

import { place, refusalOf, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { live, matchEvents, PLAY, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import { readBettingTerms } from '../../src/placement/limits/read-betting-terms';
import { approveAs, openTwoPersons, problemOf, seenIn, stepUp, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

let books: TwoPersons;
let game = 0;
beforeAll(async () => {
  books = await openTwoPersons('admin');
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(books.context, matchEvents(game));
});

const YEN = 3;
const DINAR = 9;

const inForce = z.object({
  currencies: z.array(
    z.object({ id: z.int(), version: z.nullable(z.int()), value: z.record(z.string(), z.unknown()) }),
  ),
  delays: z.array(z.object({ id: z.int(), name: z.string(), value: z.int(), version: z.nullable(z.int()) })),
  takeout: z.object({ value: z.int(), version: z.nullable(z.int()) }),
  history: z.array(z.object({ setting: z.unknown(), set_by: z.string() })),
});
const settings = async () => z.parse(inForce, (await books.ann.client.call('settings')).data);
const currency = async (id: number) => {
  const found = (await settings()).currencies.find((each) => each.id === id);
  if (found === undefined) throw new Error('no such currency');
  return found;
};

async function save(setting: object, version: number | null, by: TestOperator = books.ann): Promise<DeskReply> {
  await stepUp(by);
  const ids = { request_id: randomUUID(), reason: 'the board decided' };
  return await by.client.call('saveSettings', { ...ids, setting, version });
}

async function saved(setting: object, version: number | null): Promise<void> {
  expect(await approveAs(books.bob, seenIn(await save(setting, version)))).toMatchObject({ data: { state: 'done' } });
}

async function setCurrency(id: number, changed: object): Promise<void> {
  const { value, version } = await currency(id);
  await saved({ kind: 'currency', id, value: { ...value, ...changed } }, version);
}

const NOWHERE = {
  ...{ currency_id: null, game_type_id: null, category_id: null, event_id: null, game_id: null },
  ...{ play_id: null, point_id: null, account_id: null },
};

async function setRule(scope: object, limit: object): Promise<void> {
  const ids = { request_id: randomUUID(), reason: 'the board decided', until: null, version: null };
  const reply = await books.ann.client.call('setLimit', { ...ids, scope: { ...NOWHERE, ...scope }, limit });
  expect(reply.status).toBe(200);
}

const refusal = async (stake: string, currencyId: number, amount = '1000000') =>
  refusalOf(books.context, singleRequest({ gameId: game }, stake), await books.context.player(amount, currencyId));

describe('limits of a currency', () => {
  it.each([
    ['no decimals', YEN, { least: '100', below: '99', most: '2500', above: '2501', odd: '100.5', max: '250000' }],
    [
      'three decimals',
      DINAR,
      { least: '1.000', below: '0.999', most: '2.500', above: '2.501', odd: '1.0001', max: '2500' },
    ],
  ] as const)('DESK-11 SLIP-8 money with %s is exact in bets, limits and texts', async (_name, currencyId, amounts) => {
    expect(await refusal(amounts.below, currencyId)).toEqual({ refusal: 'amount_low', limit: amounts.least });
    expect(await refusal(amounts.odd, currencyId)).toMatchObject({ refusal: 'amount_format' });
    const { value } = await currency(currencyId);
    const single = amounts.most.replace('.', '');
    await setCurrency(currencyId, { single });
    expect(await refusal(amounts.above, currencyId)).toEqual({ refusal: 'amount_high', limit: amounts.most });
    const info = await books.context.player('1000000', currencyId);
    const shop_ids = [pointOf(game, PLAY.winner, 1)];
    expect(understood(await readSingleLimits(books.context, { lang: 2, shop_ids }, info))).toMatchObject({
      ...{ currency_id: currencyId, min: amounts.least, max: amounts.most, points: [{ max: amounts.most }] },
    });
    const answer = await place(books.context, singleRequest({ gameId: game }, amounts.most), info);
    expect(answer.results[0]?.error).toBeNull();
    const [stored] = await ask(
      books.context.databaseUrl,
      'select stake::text, cap::text from bets where order_no = $1',
      [answer.results[0]?.order_no],
    );
    expect(stored).toEqual({ stake: single, cap: value['payout'] });
    await setCurrency(currencyId, { single: value['single'] });
    expect(await refusal(amounts.above, currencyId)).toBeNull();
  });

  it('DESK-11 D10 the least number of legs and the highest combined odds are settings', async () => {
    const { value } = await currency(1);
    await setCurrency(1, { max_odds: 1_500 });
    expect(await refusal('10', 1)).toMatchObject({ refusal: 'combined_odds_limit' });
    await setCurrency(1, { max_odds: value['max_odds'] });
    expect(await refusal('10', 1)).toBeNull();
  });

  it('bad-input 306: a least above a most, a limit of 0, other decimals and an unknown currency are refused', async () => {
    const { value, version } = await currency(1);
    for (const changed of [{ min: '500001' }, { single: '0' }, { day: '1.5' }, { payout: '99' }, { min_legs: 1 }])
      expect(await save({ kind: 'currency', id: 1, value: { ...value, ...changed } }, version)).toMatchObject({
        status: 400,
      });
    expect(problemOf(await save({ kind: 'currency', id: 77, value }, null))).toEqual([404, 'unknown-subject']);
  });
});

describe('delays and takeout', () => {
  it('BET-8 DESK-11 the delay of live bets on a game is a setting with history', async () => {
    await ingestFeedEvents(books.context, [live(game, { status: 2 })]);
    const delay = async () => {
      const info = await books.context.player('100');
      return (await place(books.context, singleRequest({ gameId: game }, '1'), info)).results[0]?.delay_ms;
    };
    expect(await delay()).toBe(6_000);
    const [first] = (await settings()).delays;
    expect(first).toMatchObject({ id: 1, value: 6_000, version: null });
    await saved({ kind: 'delay', id: 1, value: 8_000 }, null);
    expect(await delay()).toBe(8_000);
    const after = await settings();
    expect(after.delays[0]).toMatchObject({ value: 8_000, version: expect.any(Number) });
    expect(after.history[0]).toMatchObject({ setting: { kind: 'delay', id: 1, value: 8_000 }, set_by: 'bob' });
    await saved({ kind: 'delay', id: 1, value: 6_000 }, after.delays[0]?.version ?? null);
    for (const value of [999, 15_001])
      expect(await save({ kind: 'delay', id: 1, value }, null)).toMatchObject({ status: 400 });
    expect(problemOf(await save({ kind: 'delay', id: 999, value: 5_000 }, null))).toEqual([404, 'unknown-subject']);
  });

  it('BET-2 DESK-11 a new pool has the takeout of the house, and a pool keeps the one with which it began', async () => {
    const pool = (gameId: number) => {
      const events = matchEvents(gameId).map((event) =>
        event.type === 'play' && event.play_id === playOf(gameId, PLAY.map3)
          ? { ...event, category_id: 1 as const, no_parlay: 1 as const, takeout: 80 }
          : event,
      );
      return ingestFeedEvents(books.context, events);
    };
    const takeouts = () =>
      ask(books.context.databaseUrl, 'select takeout from plays where id = any($1) order by id', [
        [game + 1, game + 2].map((gameId) => playOf(gameId, PLAY.map3)),
      ]);
    await pool(game + 1);
    await saved({ kind: 'takeout', value: 120 }, null);
    await pool(game + 1);
    await pool(game + 2);
    expect(await takeouts()).toEqual([{ takeout: 80 }, { takeout: 120 }]);
    await saved({ kind: 'takeout', value: 80 }, (await settings()).takeout.version);
    await pool(game + 2);
    expect(await takeouts()).toEqual([{ takeout: 80 }, { takeout: 120 }]);
    expect(await save({ kind: 'takeout', value: 301 }, null)).toMatchObject({ status: 400 });
  });
});

describe('betting terms', () => {
  it('HELP-1 DESK-11 have the delays, the takeout and the limits in force, without the rules of a part of the board', async () => {
    const terms = async () => understood(await readBettingTerms(books.context));
    const of = async (id: number) => (await terms()).limits.find(({ currency_id }) => currency_id === id);
    expect(await terms()).toMatchObject({ delays: [{ game_type_id: 1, delay_ms: 6_000 }], takeout: 80 });
    const first = await of(YEN);
    expect(first).toMatchObject({ min: '100', single: '500000', max_odds: '2000.000', min_legs: 3 });
    const before = await settings();
    const versions = [before.delays[0]?.version ?? null, before.takeout.version];
    await saved({ kind: 'delay', id: 1, value: 9_500 }, versions[0] ?? null);
    await saved({ kind: 'takeout', value: 125 }, versions[1] ?? null);
    await setCurrency(YEN, { min: '200', min_legs: 4 });
    const lower = { single: '2500', day: '9000' };
    for (const [kind, value] of Object.entries(lower)) await setRule({ currency_id: YEN }, { kind, value });
    await setRule({ currency_id: YEN, game_id: game }, { kind: 'match', value: '700' });
    expect(await terms()).toMatchObject({ delays: [{ delay_ms: 9_500 }], takeout: 125 });
    expect(await of(YEN)).toEqual({ ...first, ...lower, min: '200', min_legs: 4 });
  });
});

describe('changes', () => {
  it('DESK-6 DESK-5 need two admins, and nothing changes before the second approves', async () => {
    const { value, version } = await currency(2);
    const wanted = { kind: 'currency', id: 2, value: { ...value, single: '600000' } };
    const proposed = await save(wanted, version);
    expect(proposed.data['preview']).toMatchObject({ before: { value: { single: '500000' } }, after: wanted });
    expect((await currency(2)).version).toBe(version);
    expect(problemOf(await approveAs(books.ann, seenIn(proposed)))).toEqual([403, 'own-proposal']);
    const trader = await books.desk.signedIn('tim', ['trader']);
    expect(problemOf(await save(wanted, version, trader))).toEqual([403, 'forbidden']);
    expect(problemOf(await approveAs(trader, seenIn(proposed)))).toEqual([403, 'forbidden']);
    expect(await approveAs(books.bob, seenIn(proposed))).toMatchObject({ data: { state: 'done' } });
    expect((await currency(2)).value['single']).toBe('600000');
    expect(await refusal('6000', 2)).toBeNull();
    const [act] = await ask(
      books.context.databaseUrl,
      `select action, before->'value'->>'single' as before, after->'value'->>'single' as after
       from operator_actions where subject = 'setting:currency:2' order by id desc limit 1`,
    );
    expect(act).toEqual({ action: 'saveSettings', before: '500000', after: '600000' });
  });

  it('bad-input 298: an older version of a setting is refused when proposed and when approved', async () => {
    const { value, version } = await currency(7);
    const wanted = (single: string) => ({ kind: 'currency', id: 7, value: { ...value, single } });
    const late = await save(wanted('400000'), version);
    await saved(wanted('300000'), version);
    expect(problemOf(await approveAs(books.bob, seenIn(late)))).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await save(wanted('200000'), version))).toEqual([409, 'changed-meanwhile']);
    expect(await save(wanted('200000'), 999_999)).toMatchObject({ status: 400, data: { field: 'version' } });
    expect((await currency(7)).value['single']).toBe('300000');
  });
});
