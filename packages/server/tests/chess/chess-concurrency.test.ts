import type { ChessAction } from '@clutchline/domain/auto-chess';
import { freshId, understood } from '@clutchline/test-support/server/bet-requests';
import {
  chessPlayer,
  chessStateOf,
  hasEqual,
  isSame,
  placesOf,
  played,
  playFor,
} from '@clutchline/test-support/server/chess-player';
import { countOf } from '@clutchline/test-support/server/count-of';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeSeeds, getChessDraws } from '../../src/chess';
import { startBreak } from '../../src/placement/limits/player-limits';
import { accepted, HOUR, refusals, TwoProcesses } from './two-processes';

const ROUNDS = countOf(6, 1_000);
const MOST_MS = 60_000 + ROUNDS * 600;

let processes: TwoProcesses;
let context: TestContext;
let other: TestContext;
beforeAll(async () => {
  processes = await TwoProcesses.open();
  ({ context, other } = processes);
});
afterAll(() => processes.close());

describe('two processes', () => {
  it(
    `V13 CHESS-11 ${ROUNDS} times each: of the same purchase, sale and move exactly one succeeds`,
    async () => {
      const info = await chessPlayer(context, '1000000');
      for (let round = 0; round < ROUNDS; round += 1) {
        const { draw } = await processes.refresh(info);
        const before = await processes.balanceOf(info);
        const buys = await processes.both(info, [{ kind: 'buy', draw, place: 1 }]);
        expect([accepted(buys), ...refusals(buys)]).toEqual([1, 'card_gone']);
        const { cards } = await chessStateOf(context, info);
        expect(cards).toHaveLength(1);
        const [{ card, cost } = { card: 0, cost: '0' }] = cards;
        expect(before - (await processes.balanceOf(info))).toBe(BigInt(cost.replace('.', '')));
        const sales = await processes.both(info, [
          { kind: 'sell', card },
          { kind: 'move', card, slot: 5 },
        ]);
        const sold = sales.slice(0, 2);
        expect([accepted(sold), ...refusals(sold)]).toEqual([1, 'card_gone']);
        expect(new Set(refusals(sales))).toEqual(new Set(['card_gone']));
        expect((await chessStateOf(other, info)).cards).toEqual([]);
      }
    },
    MOST_MS,
  );

  it(
    `V13 CHESS-11 ${ROUNDS} times: a refresh against purchases of the market before it`,
    async () => {
      const info = await chessPlayer(context, '1000000');
      for (let round = 0; round < ROUNDS; round += 1) {
        const { draw } = await processes.refresh(info);
        processes.passTime(5_000);
        const [renewed, ...buys] = await Promise.all([
          playFor(other, info, { kind: 'refresh', tier: 'basic' }),
          ...[1, 2, 3].map((place) => playFor(context, info, { kind: 'buy', draw, place })),
        ]);
        expect(renewed.kind).toBe('ok');
        expect(refusals(buys).every((refusal) => refusal === 'market_changed')).toBe(true);
        const { cards, market } = await chessStateOf(context, info);
        expect(market?.draw).toBe(draw + 1);
        for (const { card } of cards) await played(context, info, { kind: 'sell', card });
      }
    },
    MOST_MS,
  );

  it(
    'V13 bad-input 156: seeds that are changed during a refresh: each draw belongs to one pair of seeds',
    async () => {
      const info = await chessPlayer(context, '1000000');
      for (let round = 0; round < ROUNDS; round += 1) {
        processes.passTime(5_000);
        const request = { lang: 2, request_id: freshId(), client_seed: `seed ${round}` } as const;
        const outcomes = await Promise.all([
          playFor(context, info, { kind: 'refresh', tier: 'basic' }),
          changeSeeds(other, request, info),
        ]);
        expect(refusals(outcomes)).toEqual([]);
      }
      const { seeds } = await chessStateOf(context, info);
      let total = 0;
      for (let no = 1; no <= seeds.no; no += 1) {
        const draws = understood(await getChessDraws(context, { lang: 2, seeds_no: no, page: 1 }, info));
        expect(draws.rows.map(({ counter }) => counter)).toEqual(draws.rows.map((_, index) => index));
        total += draws.total;
      }
      expect(total).toBe(ROUNDS);
    },
    MOST_MS,
  );
});

describe('repeated requests', () => {
  it('V14 CHESS-11 each action a hundred times with one request id: one effect and equal answers', async () => {
    const info = await chessPlayer(context, '1000', {
      wanted: [['basic', (cards) => cards.some(({ star }) => star > 1)]],
    });
    const { draw, cards } = await processes.refresh(info);
    const find = placesOf(cards, ({ star }) => star > 1)[0] ?? 0;
    const place = placesOf(cards, ({ star }) => star === 1)[0] ?? 0;
    const actions: ChessAction[] = [
      { kind: 'rent_slot', slot: 7, hours: 12 },
      { kind: 'buy', draw, place },
      { kind: 'sell_directly', draw, place: find },
      { kind: 'move', card: 1, slot: 7 },
      { kind: 'sell', card: 1 },
    ];
    for (const action of actions) {
      const requestId = freshId();
      const { version } = await chessStateOf(context, info);
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, n) => playFor(n % 2 === 0 ? context : other, info, action, requestId)),
      );
      const [first] = outcomes;
      expect(first?.kind).toBe('ok');
      for (const outcome of outcomes) expect(outcome).toEqual(first);
      expect((await chessStateOf(context, info)).version).toBe(version + 1);
      const after = await processes.balanceOf(info);
      // The answer was lost: the client sends the request again, with another state behind it.
      expect(await playFor(other, info, action, requestId)).toEqual(first);
      const conflict = await playFor(context, info, { kind: 'sell', card: 77 }, requestId);
      expect(conflict).toMatchObject({
        kind: 'refused',
        refusal: 'request_conflict',
        data: { state: { version: version + 1 } },
      });
      expect(await processes.balanceOf(info)).toBe(after);
    }
    const seeds = { lang: 2, request_id: freshId(), client_seed: 'x' } as const;
    const changes = await Promise.all(Array.from({ length: 20 }, () => changeSeeds(context, seeds, info)));
    for (const change of changes) expect(change).toEqual(changes[0]);
    const conflict = await changeSeeds(context, { ...seeds, client_seed: 'y' }, info);
    expect(conflict).toMatchObject({ refusal: 'request_conflict' });
    expect((await chessStateOf(context, info)).seeds.no).toBe(3);
  });

  it('CHESS-11 a refused request is validated again when it is sent again', async () => {
    const info = await chessPlayer(context, '1');
    const requestId = freshId();
    const action = { kind: 'refresh', tier: 'basic' } as const;
    expect(await playFor(context, info, action, requestId)).toMatchObject({ refusal: 'insufficient_balance' });
    const rich = await chessPlayer(context, '100');
    expect((await playFor(context, rich, action, requestId)).kind).toBe('ok');
  });
});

describe('rented slots', () => {
  it('V16 CHESS-7 the rent of a slot ends while its card is sold: the time of the lock decides', async () => {
    const info = await chessPlayer(context, '1000');
    await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
    const until = processes.now + 12 * HOUR;
    const { draw } = await processes.refresh(info);
    for (const place of [1, 2]) await played(context, info, { kind: 'buy', draw, place });
    const held = (await chessStateOf(context, info)).cards.map(({ card }) => card);
    await played(context, info, { kind: 'move', card: held[0] ?? 0, slot: 7 });
    processes.passTime(until - 1 - processes.now);
    await played(context, info, { kind: 'move', card: held[1] ?? 0, slot: 7 });
    processes.passTime(1);
    const outcomes = await processes.both(info, [{ kind: 'sell', card: held[1] ?? 0 }]);
    expect(refusals(outcomes)).toEqual(['slot_locked', 'slot_locked']);
    const { state } = await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
    expect(state.slots[0]).toEqual({ slot: 7, until: processes.now + 12 * HOUR, is_open: 1 });
    await played(other, info, { kind: 'sell', card: held[1] ?? 0 });
  });

  it('V16 bad-input 154: a locked card takes no part in a merge; when its slot is rented again the merge happens', async () => {
    const info = await chessPlayer(context, '1000', { wanted: [['basic', hasEqual(3)]] });
    await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
    const { draw, cards } = await processes.refresh(info);
    const triple = cards.find((card) => card !== null && placesOf(cards, (same) => isSame(same, card)).length >= 3);
    if (triple === null || triple === undefined) throw new Error('no triple');
    const [first = 0, second = 0, third = 0] = placesOf(cards, (card) => isSame(card, triple));
    for (const place of [first, second]) await played(context, info, { kind: 'buy', draw, place });
    await played(context, info, { kind: 'move', card: 1, slot: 7 });
    // Connected all the time, so the market remains.
    for (let part = 0; part < 12 * 6; part += 1) {
      processes.passTime(HOUR / 6);
      await context.stores.chess.see([info.caller.accountId], processes.now);
    }
    const bought = await played(context, info, { kind: 'buy', draw, place: third });
    expect(bought.merges).toEqual([]);
    expect(bought.state.cards).toMatchObject([{ is_locked: 0 }, { is_locked: 0 }, { slot: 7, is_locked: 1 }]);
    const rented = await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
    expect(rented.merges).toMatchObject([{ created: { star: 2 } }]);
    expect(rented.state.cards).toHaveLength(1);
  });

  it('V16 CHESS-7 a break stops the time of a rented slot, also a second one', async () => {
    const info = await chessPlayer(context, '1000');
    const rented = await played(context, info, { kind: 'rent_slot', slot: 8, hours: 12 });
    const until = rented.state.slots[1]?.until ?? 0;
    const rest = () => startBreak(context, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info);
    processes.passTime(HOUR);
    await rest();
    processes.passTime(23 * HOUR);
    expect(await chessStateOf(context, info)).toMatchObject({
      is_slot_time_stopped: 1,
      slots: [{}, { until, is_open: 1 }],
    });
    processes.passTime(2 * HOUR);
    expect((await chessStateOf(context, info)).slots[1]).toEqual({ slot: 8, until: until + 24 * HOUR, is_open: 1 });
    await rest();
    processes.passTime(25 * HOUR);
    const { is_slot_time_stopped, slots } = await chessStateOf(other, info);
    expect({ is_slot_time_stopped, slot: slots[1] }).toEqual({
      is_slot_time_stopped: 0,
      slot: { slot: 8, until: until + 48 * HOUR, is_open: 1 },
    });
    processes.passTime(11 * HOUR);
    expect((await chessStateOf(context, info)).slots[1]?.is_open).toBe(0);
  });
});
