import type { CallName } from '@clutchline/contract';
import { AUTO_CHESS_1 } from '@clutchline/domain/auto-chess';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { hasEqual, isSame, placesOf } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { startPlacingServer } from '@clutchline/test-support/server/placing-server';
import { describe, expect, it } from 'vitest';

import { publishPriceList } from '../../src/chess';
import { Admission } from '../../src/http/guards/admission';
import { CALL_RATES } from '../../src/http/guards/call-rates';
import { act, expectBad, FROM_JAPAN, refusedBy, chessServerOfFile, stateOf, type Player } from './chess-server';

const { server, player, refreshedFor } = chessServerOfFile();

describe('cards and slots', () => {
  async function withCard(one: Player) {
    const { draw } = await refreshedFor(one);
    await act(one, 'buyChessCard', { draw, place: 1 });
    const [card] = (await stateOf(one)).cards;
    if (card === undefined) throw new Error('no card');
    return card;
  }

  it('bad-input 151: a card of another player, sold, merged or unknown is gone, with the same text', async () => {
    const [one, other] = [await player(), await player(100_000n, ['basic', hasEqual(3)])];
    const { card } = await withCard(one);
    expect((await act(one, 'sellChessCard', { card })).msg).toBe('ok');
    const { draw, cards } = await refreshedFor(other);
    const triple = cards.find((face) => face !== null && placesOf(cards, (same) => isSame(same, face)).length >= 3);
    if (triple === null || triple === undefined) throw new Error('no triple');
    for (const place of placesOf(cards, (face) => isSame(face, triple)).slice(0, 3))
      await act(other, 'buyChessCard', { draw, place });
    const held = await stateOf(other);
    expect(held.cards).toMatchObject([{ card: 4, star: 2, slot: 1 }]);
    const unknown = [1, 2, 3, 99, 2 ** 53];
    const answers = [
      ...(await Promise.all(unknown.map((id) => act(other, 'sellChessCard', { card: id })))),
      await act(one, 'sellChessCard', { card }),
      await act(one, 'sellChessCard', { card: 4 }),
      await act(one, 'moveChessCard', { card: 4, slot: 2 }),
    ];
    for (const answer of answers) refusedBy(answer, 'card_gone');
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    await expectBad(one, 'sellChessCard', [
      { card: 0 },
      { card: -1 },
      { card: '1' },
      { card: 1.5 },
      { card: 2 ** 54 },
      {},
    ]);
  });

  it('bad-input 151, 152: a locked card is neither sold nor moved, nothing moves into a locked slot', async () => {
    const one = await player();
    const { card } = await withCard(one);
    refusedBy(await act(one, 'moveChessCard', { card, slot: 7 }), 'slot_locked');
    expect((await act(one, 'rentChessSlot', { slot: 7, hours: 12 })).msg).toBe('ok');
    expect((await act(one, 'moveChessCard', { card, slot: 7 })).msg).toBe('ok');
    server().passTime(12 * 3_600_000);
    expect((await stateOf(one)).cards).toMatchObject([{ slot: 7, is_locked: 1 }]);
    refusedBy(await act(one, 'sellChessCard', { card }), 'slot_locked');
    refusedBy(await act(one, 'moveChessCard', { card, slot: 1 }), 'slot_locked');
    expect((await act(one, 'rentChessSlot', { slot: 7, hours: 24 })).msg).toBe('ok');
    expect((await act(one, 'sellChessCard', { card })).msg).toBe('ok');
  });

  it('bad-input 152: slot 0 and 9 are bad requests; a card moves onto itself, and two change places', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    for (const place of [1, 2]) await act(one, 'buyChessCard', { draw, place });
    const [first, second] = (await stateOf(one)).cards;
    if (first === undefined || second === undefined) throw new Error('no cards');
    await expectBad(
      one,
      'moveChessCard',
      [0, 9, '3', null].map((slot) => ({ card: first.card, slot })),
    );
    expect((await act(one, 'moveChessCard', { card: first.card, slot: first.slot })).msg).toBe('ok');
    expect((await act(one, 'moveChessCard', { card: first.card, slot: second.slot })).msg).toBe('ok');
    const swapped = (await stateOf(one)).cards.map(({ card, slot }) => [card, slot]);
    expect(swapped).toEqual([
      [second.card, first.slot],
      [first.card, second.slot],
    ]);
  });

  it('bad-input 153: only slots 7 and 8, for 12, 24 or 72 hours, at most 168 h ahead', async () => {
    const one = await player();
    await expectBad(one, 'rentChessSlot', [
      ...[6, 9, '7'].map((slot) => ({ slot, hours: 12 })),
      ...[1, 13, -24, 0, '12'].map((hours) => ({ slot: 7, hours })),
    ]);
    for (const hours of [72, 72, 24]) expect((await act(one, 'rentChessSlot', { slot: 7, hours })).msg).toBe('ok');
    const { state } = refusedBy(await act(one, 'rentChessSlot', { slot: 7, hours: 12 }), 'rent_limit');
    expect(state.slots[0]?.is_open).toBe(1);
    expect(await server().balanceOf(one.accountId)).toBe(100_000n - 1_900n);
  });

  it('bad-input 153: a rent that is sent twice at once is paid once for each request id', async () => {
    const one = await player();
    const [first, second] = [freshId(), freshId()];
    const answers = await Promise.all(
      [first, first, second].map((request_id) => one.send('rentChessSlot', { request_id, slot: 8, hours: 12 })),
    );
    expect(answers.map(({ msg }) => msg)).toEqual(['ok', 'ok', 'ok']);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(await server().balanceOf(one.accountId)).toBe(100_000n - 400n);
  });
});

describe('seeds', () => {
  it('bad-input 155: an empty, long or broken client seed is a bad request; the same one as before is accepted', async () => {
    const one = await player();
    await expectBad(
      one,
      'changeChessSeeds',
      ['', 'x'.repeat(65), 'lone \uD83D', 'nul \0', 'x'.repeat(10_240), 5, null].map((client_seed) => ({
        client_seed,
      })),
    );
    for (const client_seed of ['🍀'.repeat(64), '🍀'.repeat(64), ' ', '<script>'])
      expect(await act(one, 'changeChessSeeds', { client_seed })).toMatchObject({
        msg: 'ok',
        data: { state: { seeds: { client_seed } } },
      });
  });

  it('bad-input 157: draws of another player or of seeds to come are refused, those in use have no seed', async () => {
    const [one, other] = [await player(), await player()];
    await refreshedFor(one);
    const draws = await one.send('getChessDraws', { seeds_no: 2, page: 1 });
    expect(draws.data).toMatchObject({ seed: null, total: 1, rows: [{ draw: 1, counter: 0 }] });
    for (const seeds_no of [3, 4, 2 ** 52])
      expect(await one.send('getChessDraws', { seeds_no, page: 1 })).toMatchObject({ msg: 'no_such' });
    expect((await other.send('getChessDraws', { seeds_no: 2, page: 1 })).data).toMatchObject({ total: 0, rows: [] });
    await act(one, 'changeChessSeeds', { client_seed: 'x' });
    const revealed = await one.send('getChessDraws', { seeds_no: 2, page: 1 });
    expect(revealed.data).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), total: 1 });
  });
});

describe('protection', () => {
  it('bad-input 159: during a break only selling is possible, locked cards included', async () => {
    const one = await player();
    await act(one, 'rentChessSlot', { slot: 7, hours: 12 });
    const { draw } = await refreshedFor(one);
    for (const place of [1, 2]) await act(one, 'buyChessCard', { draw, place });
    const [first, second] = (await stateOf(one)).cards;
    await act(one, 'moveChessCard', { card: first?.card, slot: 7 });
    server().passTime(12 * 3_600_000);
    await one.send('takeBreak', { pause: { kind: 'exclusion', days: 180 } });
    for (const [name, body] of [
      ['refreshChess', { tier: 'basic' }],
      ['buyChessCard', { draw, place: 3 }],
      ['sellChessFind', { draw, place: 3 }],
      ['rentChessSlot', { slot: 7, hours: 12 }],
    ] as const)
      expect(refusedBy(await act(one, name, body), 'excluded').state.paused).toBe('excluded');
    for (const card of [first?.card, second?.card]) expect((await act(one, 'sellChessCard', { card })).msg).toBe('ok');
    expect((await stateOf(one)).cards).toEqual([]);
  });

  it('bad-input 159: from a blocked region only selling is possible, and the state says so', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    await act(one, 'buyChessCard', { draw, place: 1 });
    const [held] = (await stateOf(one)).cards;
    for (const [name, body] of [
      ['refreshChess', { tier: 'basic' }],
      ['buyChessCard', { draw, place: 2 }],
      ['sellChessFind', { draw, place: 2 }],
      ['rentChessSlot', { slot: 7, hours: 12 }],
    ] as const)
      expect(await one.send(name, { request_id: freshId(), ...body }, FROM_JAPAN)).toMatchObject({ code: 451 });
    expect((await one.send('getChessState', {}, FROM_JAPAN)).data).toMatchObject({ paused: 'region' });
    const sold = await one.send('sellChessCard', { request_id: freshId(), card: held?.card }, FROM_JAPAN);
    expect(sold.msg).toBe('ok');
    const decisions = await ask<{ allowed: boolean }>(
      server().databaseUrl,
      'select allowed from region_decisions where account_id = $1 order by id',
      [one.accountId],
    );
    expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, false, false, false, false]);
  });
});

describe('price list', () => {
  const paused = (): string[] =>
    server().logged.flatMap(({ message }) => (message.includes('price list') ? [message] : []));

  it('bad-input 320: a list with a fraction of a minor unit, or one that differs from its version, is not played by', async () => {
    const { context } = server();
    const free = { ...AUTO_CHESS_1, version: 'auto-chess@2', rent: [{ hours: 12, price: 0.5 }] };
    expect(await publishPriceList(context, free)).toBe(false);
    const other = { ...AUTO_CHESS_1, rent: [{ hours: 12, price: 1 }] };
    expect(await publishPriceList(context, other)).toBe(false);
    expect(await publishPriceList(context, { ...AUTO_CHESS_1, version: '' })).toBe(false);
    expect(paused()).toHaveLength(3);
    server().logged.length = 0;
    expect(await publishPriceList(context)).toBe(true);
    expect(paused()).toEqual([]);
  });

  it('bad-input 320: while the game is paused cards are only sold and moved', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    await act(one, 'buyChessCard', { draw, place: 1 });
    const [held] = (await stateOf(one)).cards;
    Object.assign(server().context, { isChessPaused: true });
    try {
      for (const [name, body] of [
        ['refreshChess', { tier: 'basic' }],
        ['buyChessCard', { draw, place: 2 }],
        ['sellChessFind', { draw, place: 2 }],
        ['rentChessSlot', { slot: 7, hours: 12 }],
      ] as const)
        expect(refusedBy(await act(one, name, body), 'game_paused').state.paused).toBe('off');
      expect((await server().call('getChessPrices')).data).toMatchObject({ is_on: 0 });
      expect((await act(one, 'moveChessCard', { card: held?.card, slot: 4 })).msg).toBe('ok');
      expect((await act(one, 'sellChessCard', { card: held?.card })).msg).toBe('ok');
    } finally {
      Object.assign(server().context, { isChessPaused: false });
    }
    expect((await server().call('getChessPrices')).data).toMatchObject({ is_on: 1 });
  });
});

describe('rates', () => {
  it('bad-input 156, 321: too many actions of one account are refused, those of another are not', async () => {
    const limited = await startPlacingServer({ rates: CALL_RATES, admission: new Admission(10_000) });
    try {
      await publishPriceList(limited.context);
      const [flood, calm] = [await limited.player(), await limited.player()];
      const send = (token: string, name: CallName, body: object) =>
        limited.call(name, { request_id: freshId(), ...body }, { token });
      const counts: Record<string, number> = {};
      const answers = await Promise.all(
        Array.from({ length: 300 }, async (_, n) => {
          const answer = await send(flood.token, n % 2 === 0 ? 'moveChessCard' : 'sellChessCard', {
            card: 1,
            ...(n % 2 === 0 && { slot: 1 }),
          });
          counts[answer.msg] = (counts[answer.msg] ?? 0) + 1;
          return answer;
        }),
      );
      expect(answers).toHaveLength(300);
      expect(counts['too_many_requests']).toBeGreaterThan(100);
      const seeds = await Promise.all(
        Array.from({ length: 100 }, (_, n) => send(flood.token, 'changeChessSeeds', { client_seed: `${n}` })),
      );
      expect(seeds.filter(({ msg }) => msg === 'ok').length).toBeLessThanOrEqual(30);
      expect((await send(calm.token, 'changeChessSeeds', { client_seed: 'x' })).msg).toBe('ok');
      expect((await send(calm.token, 'refreshChess', { tier: 'basic' })).msg).toBe('ok');
      expect(await limited.context.stores.wallets.verify()).toEqual([]);
    } finally {
      await limited.close();
    }
  });
});
