import { randomUUID } from 'node:crypto';

import {
  parlayRequest,
  place,
  refusalOf,
  singleRequest,
  understood,
} from '@clutchline/test-support/server/bet-requests';
import { DESK_CALLS } from '@clutchline/contract/desk';
import { ask } from '@clutchline/test-support/server/held-books';
import { live, matchEvents, PLAY, pointOf } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readParlayLimits, readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';
import type { DeskReply, TestOperator } from './open-test-desk';

let books: TwoPersons;
let game = 0;
beforeAll(async () => {
  books = await openTwoPersons('trader');
});
afterAll(() => books.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(
    books.context,
    [game, game + 1, game + 2].flatMap((each) => matchEvents(each)),
  );
});

const ANYWHERE = {
  ...{ currency_id: null, game_type_id: null, category_id: null, event_id: null },
  ...{ game_id: null, play_id: null, point_id: null, account_id: null },
};
const ids = () => ({ request_id: randomUUID(), reason: 'sharp on this match' });
const onMatch = (more: object = {}) => ({ ...ANYWHERE, currency_id: 1, game_id: game, ...more });
const ofPlayer = (account_id: number, more: object = {}) => ({ ...ANYWHERE, account_id, ...more });

interface Wanted {
  readonly scope: object;
  readonly limit: object;
  readonly until?: number | null;
  readonly version?: number | null;
}

const wantedRule = (wanted: Wanted) => ({ until: null, version: null, ...wanted });
const setLimit = (wanted: Wanted, by: TestOperator = books.ann): Promise<DeskReply> =>
  by.client.call('setLimit', { ...ids(), ...wantedRule(wanted) });
const raise = (payload: object, by: TestOperator = books.ann) => proposeAs(by, { kind: 'raise_limit', payload });
const ruleOf = ({ data }: DeskReply): number =>
  z.parse(z.object({ rule: z.object({ rule_id: z.int() }) }), data).rule.rule_id;
const rulesIn = ({ data }: DeskReply): number[] =>
  z.parse(z.object({ rules: z.array(z.object({ rule_id: z.int() })) }), data).rules.map(({ rule_id }) => rule_id);

async function raised(payload: object): Promise<void> {
  expect(await approveAs(books.bob, seenIn(await raise(payload)))).toMatchObject({
    status: 200,
    data: { state: 'done' },
  });
}

const player = (amount = '20000') => books.context.player(amount);
const bet = async (stake: string, info?: Awaited<ReturnType<typeof player>>, play: number = PLAY.winner) =>
  refusalOf(books.context, singleRequest({ gameId: game, play }, stake), info ?? (await player()));
const combo = async (stake: string, info: Awaited<ReturnType<typeof player>>) =>
  refusalOf(
    books.context,
    parlayRequest(
      [game, game + 1, game + 2].map((gameId) => ({ gameId })),
      stake,
    ),
    info,
  );

describe('a rule', () => {
  it('DESK-11 limits the next bet on every process, by its kind, and the slip shows what is allowed', async () => {
    expect(await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '2500' } })).toMatchObject({
      status: 200,
      data: { rule: { kind: 'single', value: '2500', set_by: 'ann', until: null, ended_at: null } },
    });
    const info = await player();
    const { results } = await place(books.context, singleRequest({ gameId: game }, '25.01'), info);
    expect(results[0]?.error).toMatchObject({ refusal: 'amount_high', limit: '25.00', offer: '25.00' });
    expect(JSON.stringify(results[0]?.error)).not.toContain('scope');
    expect(await bet('25', info)).toBeNull();
    const shop_ids = [pointOf(game, PLAY.winner, 1), pointOf(game + 1, PLAY.winner, 1)];
    const shown = understood(await readSingleLimits(books.context, { lang: 2, shop_ids }, info));
    expect(shown.points.map(({ max }) => max)).toEqual(['25.00', '5000.00']);
    expect(shown.max).toBe('5000.00');
  });

  it.each([
    ['match', '3000', '30.01', { refusal: 'match_limit', limit: '30.00' }],
    ['day', '4000', '40.01', { refusal: 'day_limit', limit: '40.00' }],
    ['payout', '5000', '25.01', { refusal: 'payout_limit', limit: '25.00' }],
    ['liability', '6000', '60.01', { refusal: 'market_limit', limit: '60.00' }],
  ] as const)('DESK-11 SLIP-8 of kind %s refuses with its own name', async (kind, value, stake, refusal) => {
    await setLimit({ scope: onMatch(), limit: { kind, value } });
    const info = await player();
    const shop_ids = [pointOf(game, PLAY.winner, 1)];
    const [point] = understood(await readSingleLimits(books.context, { lang: 2, shop_ids }, info)).points;
    const shown = kind === 'match' ? point?.match_left : point?.max;
    expect(shown).toBe(refusal.limit);
    expect(await bet(stake, info)).toEqual(refusal);
    expect(await bet(refusal.limit, info)).toBeNull();
  });

  it('DESK-11 DESK-13 DESK-15 the sheet and the overview show the share of the limits in force', async () => {
    await setLimit({ scope: onMatch(), limit: { kind: 'liability', value: '6000' } });
    expect(await bet('30')).toBeNull();
    const pointId = pointOf(game, PLAY.winner, 1);
    const sheet = await books.ann.client.call('matchSheet', { game_id: game });
    const { plays } = z.parse(DESK_CALLS.matchSheet.answer, sheet.data);
    const points = plays.flatMap(({ points: own }) => own);
    expect(points.find(({ point_id }) => point_id === pointId)?.money).toMatchObject([
      { exposure: '3000', cap: '6000' },
    ]);
    // The parts of the overview are read once a second for all desks.
    const shown = async () => {
      const { data } = await books.ann.client.call('overview', {});
      const { exposures } = z.parse(DESK_CALLS.overview.answer, data);
      return exposures.find(({ point_id }) => point_id === pointId);
    };
    await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ cap: '6000', share: 500 });
    expect(await refusalOf(books.context, singleRequest({ gameId: game + 2 }, '30'), await player())).toBeNull();
    const other = await books.ann.client.call('matchSheet', { game_id: game + 2 });
    const caps = z.parse(DESK_CALLS.matchSheet.answer, other.data).plays.flatMap(({ points: own }) => own);
    expect(caps.find(({ point_id }) => point_id === pointOf(game + 2, PLAY.winner, 1))?.money).toMatchObject([
      { cap: '25000000' },
    ]);
  });

  it('DESK-11 of a day on a game counts the bets of that day on it, within one request too', async () => {
    const scope = { ...ANYWHERE, currency_id: 1, event_id: 100, game_id: game };
    await setLimit({ scope, limit: { kind: 'day', value: '5000' } });
    const info = await player();
    expect(await bet('20', info)).toBeNull();
    expect(await bet('30.01', info, PLAY.handicap)).toEqual({ refusal: 'day_limit', limit: '30.00' });
    const request = singleRequest({ gameId: game, play: PLAY.handicap }, '20');
    const other = singleRequest({ gameId: game, play: PLAY.totalMaps }, '20');
    const both = { ...request, selections: [...request.selections, ...other.selections] };
    const bets = [0, 1].map((each) => ({ kind: 'single' as const, selections: [each], stake: '20' }));
    const { results } = await place(books.context, { ...both, bets }, info);
    expect(results.map(({ error }) => error?.limit ?? null)).toEqual([null, '10.00']);
    expect(await refusalOf(books.context, singleRequest({ gameId: game + 1 }, '100'), info)).toBeNull();
  });

  it('DESK-11 of a combo is that of its strictest leg', async () => {
    await setLimit({ scope: onMatch({ game_id: game + 1 }), limit: { kind: 'parlay', value: '1500' } });
    const info = await player();
    expect(await combo('15.01', info)).toEqual({ refusal: 'amount_high', limit: '15.00' });
    const shop_ids = [game, game + 1, game + 2].map((each) => pointOf(each, PLAY.winner, 1));
    expect(understood(await readParlayLimits(books.context, { lang: 2, shop_ids }, info)).max).toBe('15.00');
    expect(await combo('15', info)).toBeNull();
  });

  it('DESK-11 R11 a bet that was validated before a rule is not accepted after it', async () => {
    const { stores } = books.context;
    let isSet = false;
    const placements: typeof stores.placements = {
      ...stores.placements,
      read: async (query, hold) => {
        const snapshot = await stores.placements.read(query, hold);
        if (!isSet) await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '1000' } });
        isSet = true;
        return snapshot;
      },
    };
    const context = { ...books.context, stores: { ...stores, placements } };
    const { results } = await place(context, singleRequest({ gameId: game }, '50'), await player());
    expect(results[0]?.error).toMatchObject({ refusal: 'amount_high', limit: '10.00' });
  });

  it('DESK-11 DESK-7 keeps its history, and the rows of the acts with before and after', async () => {
    const limit = (value: string) => ({ kind: 'single', value });
    const first = ruleOf(await setLimit({ scope: onMatch(), limit: limit('3000') }));
    const second = ruleOf(await setLimit({ scope: onMatch(), limit: limit('2000'), version: first }));
    const { data } = await books.ann.client.call('limits', { scope: onMatch(), ended: true });
    const rules = data['rules'];
    expect(rules).toMatchObject([
      { rule_id: second, value: '2000', ended_at: null },
      { rule_id: first, value: '3000', ended_by: 'ann' },
    ]);
    expect(data['names']).toMatchObject({
      matches: [{ game_id: onMatch().game_id, team_1: { cn: expect.any(String) } }],
    });
    const now = await books.ann.client.call('limits', { scope: onMatch(), ended: false });
    expect(now.data['rules']).toMatchObject([{ rule_id: second }]);
    const [act] = await ask(
      books.context.databaseUrl,
      'select action, before, after, reason from operator_actions where subject = $1',
      [`limit:${second}`],
    );
    expect(act).toMatchObject({
      ...{ action: 'setLimit', reason: 'sharp on this match' },
      ...{ before: { rule_id: first, value: '3000' }, after: { rule_id: second, value: '2000' } },
    });
  });

  it('DESK-11 ends at its moment, by the clock of the database', async () => {
    const until = books.desk.now() + 3_600_000;
    const set = await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '1000' }, until });
    const info = await player();
    expect(await bet('20', info)).toMatchObject({ refusal: 'amount_high' });
    const moved = 'update limit_rules set set_at = 1, until = $2 where id = $1';
    await ask(books.context.databaseUrl, moved, [ruleOf(set), Date.now() + 60_000]);
    expect(await bet('20', info)).toMatchObject({ refusal: 'amount_high' });
    await ask(books.context.databaseUrl, moved, [ruleOf(set), Date.now() - 1]);
    expect(await bet('20', info)).toBeNull();
  });
});

describe('a looser rule', () => {
  it('DESK-6 DESK-11 needs two persons: a higher value, an earlier end, the end, a factor above 1000 or below 100', async () => {
    const two = [409, 'two-persons'];
    const set = await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '2000' } });
    const version = ruleOf(set);
    const higher = { scope: onMatch(), limit: { kind: 'single', value: '2001' }, version };
    expect(problemOf(await setLimit(higher))).toEqual(two);
    expect(
      problemOf(
        await setLimit({ ...higher, limit: { kind: 'single', value: '2000' }, until: books.desk.now() + 9_999_999 }),
      ),
    ).toEqual(two);
    expect(problemOf(await books.ann.client.call('clearLimit', { ...ids(), rule_id: version }))).toEqual(two);
    for (const value of [1_001, 5_000, 99, 10])
      expect(problemOf(await setLimit({ scope: onMatch(), limit: { kind: 'factor', value } }))).toEqual(two);
    expect(await bet('20.01')).toMatchObject({ refusal: 'amount_high' });
    await raised({ act: 'set', ...wantedRule(higher) });
    expect(await bet('20.01')).toBeNull();
    const [rule_id] = rulesIn(await books.ann.client.call('limits', { scope: onMatch(), ended: false }));
    await raised({ act: 'clear', rule_id });
    expect(await bet('4000')).toBeNull();
  });

  it('DESK-6 bad-input 299 a person cannot approve an own proposal, and a preview shows before, after and house', async () => {
    const version = ruleOf(await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '2000' } }));
    const payload = {
      act: 'set',
      ...wantedRule({ scope: onMatch(), limit: { kind: 'single', value: '3000' }, version }),
    };
    const proposed = await raise(payload);
    expect(proposed.data['preview']).toMatchObject({
      before: { value: '2000' },
      after: { limit: { value: '3000' }, until: null },
      house: '500000',
    });
    expect(problemOf(await approveAs(books.ann, seenIn(proposed)))).toEqual([403, 'own-proposal']);
    await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '1000' }, version });
    expect(problemOf(await approveAs(books.bob, seenIn(proposed)))).toEqual([409, 'changed-meanwhile']);
    expect(await bet('10.01')).toMatchObject({ refusal: 'amount_high' });
  });

  it('DESK-5 viewer, settler and support set no limit of the house', async () => {
    for (const role of ['viewer', 'settler', 'support'] as const) {
      const operator = await books.desk.signedIn(`limits ${role}`, [role]);
      const wanted = { scope: onMatch(), limit: { kind: 'single', value: '2000' } };
      expect(problemOf(await setLimit(wanted, operator))).toEqual([403, 'forbidden']);
      expect(await operator.client.call('limits', { scope: onMatch(), ended: false })).toMatchObject({ status: 200 });
    }
  });
});

describe('bad input', () => {
  it.each([
    ['0', { kind: 'single', value: '0' }],
    ['negative', { kind: 'single', value: '-1' }],
    ['no number', { kind: 'single', value: '1e3' }],
    ['a factor of 9', { kind: 'factor', value: 9 }],
    ['a factor of 5,001', { kind: 'factor', value: 5_001 }],
    ['a delay of 11 s', { kind: 'delay', value: 11_000 }],
    ['less than the lowest stake', { kind: 'single', value: '99' }],
  ])('bad-input 306: %s is E400', async (_name, limit) => {
    expect(await setLimit({ scope: onMatch(), limit })).toMatchObject({ status: 400 });
    expect(await bet('100')).toBeNull();
  });

  it('bad-input 306: above the house, an amount without currency, a delay of everyone, an end in the past', async () => {
    const high = await setLimit({ scope: onMatch(), limit: { kind: 'single', value: '500001' } });
    expect(problemOf(high)).toEqual([400, 'above-house']);
    expect(
      problemOf(
        await raise({ act: 'set', ...wantedRule({ scope: onMatch(), limit: { kind: 'single', value: '500001' } }) }),
      ),
    ).toEqual([400, 'above-house']);
    const noCurrency = { scope: onMatch({ currency_id: null }), limit: { kind: 'single', value: '2000' } };
    expect(await setLimit(noCurrency)).toMatchObject({ status: 400, data: { field: 'scope.currency_id' } });
    const delay = { scope: onMatch(), limit: { kind: 'delay', value: 2_000 } };
    expect(await setLimit(delay)).toMatchObject({ status: 400, data: { field: 'scope.account_id' } });
    const over = { scope: onMatch(), limit: { kind: 'single', value: '2000' }, until: 1 };
    expect(await setLimit(over)).toMatchObject({ status: 400, data: { field: 'until' } });
    for (const scope of [
      { ...ANYWHERE, currency_id: 77 },
      onMatch({ game_id: 999_999_999 }),
      onMatch({ account_id: 999_999 }),
    ])
      expect(await setLimit({ scope, limit: { kind: 'single', value: '2000' } })).toMatchObject({ status: 404 });
  });

  it('bad-input 298: an older version is refused with the present one, a missing and a later one are E400', async () => {
    const wanted = { scope: onMatch(), limit: { kind: 'single', value: '2000' } };
    const first = ruleOf(await setLimit(wanted));
    const lower = { ...wanted, limit: { kind: 'single', value: '1000' } };
    expect(await setLimit(lower)).toMatchObject({
      status: 409,
      data: { type: '/desk/api/problems/changed-meanwhile', current: { rule_id: first, value: '2000', set_by: 'ann' } },
    });
    const second = ruleOf(await setLimit({ ...lower, version: first }));
    expect(problemOf(await setLimit({ ...lower, version: first }))).toEqual([409, 'changed-meanwhile']);
    expect(await setLimit({ ...lower, version: second + 1_000 })).toMatchObject({
      status: 400,
      data: { field: 'version' },
    });
    const missing = await books.ann.client.call('setLimit', { ...ids(), ...wanted, until: null });
    expect(missing).toMatchObject({ status: 400, data: { field: 'version' } });
    expect(problemOf(await books.ann.client.call('clearLimit', { ...ids(), rule_id: first }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    const both = await Promise.all(
      ['900', '800'].map((value) => setLimit({ ...wanted, limit: { kind: 'single', value }, version: second })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('one player', () => {
  it('DESK-11 has a factor per game, no combos, no live bets, and a longer delay', async () => {
    const info = await player();
    const { accountId } = info.caller;
    const factor = { scope: ofPlayer(accountId, { game_type_id: 1 }), limit: { kind: 'factor', value: 100 } };
    expect(await setLimit(factor)).toMatchObject({ status: 200 });
    expect(await bet('500.01', info)).toEqual({ refusal: 'amount_high', limit: '500.00' });
    expect(await bet('500.01')).toBeNull();
    await setLimit({ scope: ofPlayer(accountId), limit: { kind: 'no_combos', value: 1 } });
    expect(await combo('10', info)).toMatchObject({ refusal: 'player_limit' });
    const shop_ids = [pointOf(game, PLAY.winner, 1)];
    expect(understood(await readParlayLimits(books.context, { lang: 2, shop_ids }, info)).max).toBe('0.00');
    await setLimit({ scope: ofPlayer(accountId), limit: { kind: 'delay', value: 3_000 } });
    await ingestFeedEvents(books.context, [live(game, { status: 2 })]);
    const { results } = await place(books.context, singleRequest({ gameId: game }, '10'), info);
    expect(results[0]).toMatchObject({ delay_ms: 9_000, receive_status: 1 });
    await setLimit({ scope: ofPlayer(accountId), limit: { kind: 'no_live', value: 1 } });
    expect(await bet('10', info)).toMatchObject({ refusal: 'player_limit' });
    expect(await refusalOf(books.context, singleRequest({ gameId: game + 1 }, '10'), info)).toBeNull();
  });

  it('DESK-11 may bet more than the house allows others only after two persons', async () => {
    const info = await player('100000');
    const scope = ofPlayer(info.caller.accountId, { game_type_id: 1 });
    await raised({ act: 'set', ...wantedRule({ scope, limit: { kind: 'factor', value: 2_000 } }) });
    expect(await bet('10000.01', info)).toEqual({ refusal: 'amount_high', limit: '10000.00' });
    expect(await bet('10000', info)).toBeNull();
  });
});
