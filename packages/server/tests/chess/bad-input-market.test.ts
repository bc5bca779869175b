import { AUTO_CHESS_1, buyPrice, sellPrice, type CardFace } from '@clutchline/domain/auto-chess';
import { hasEqual, isSame, placesOf } from '@clutchline/test-support/server/chess-player';
import { describe, expect, it } from 'vitest';

import { act, expectBad, hasFind, isOfFind, newPlayer, refusedBy, chessServerOfFile, stateOf } from './chess-server';

const { server, player, refreshedFor } = chessServerOfFile();

describe('refresh', () => {
  it('bad-input 145: an unknown, wrong or missing tier is a bad request', async () => {
    await expectBad(await player(), 'refreshChess', [{ tier: 'gold' }, { tier: 0 }, {}, { tier: null }]);
  });

  it('bad-input 145: without a client seed the first refresh is refused', async () => {
    const one = await newPlayer(server());
    refusedBy(await act(one, 'refreshChess', { tier: 'basic' }), 'no_client_seed');
    expect(await stateOf(one)).toMatchObject({ version: 0, seeds: { no: 1, client_seed: null, counter: 0 } });
  });

  it('bad-input 145: the second one within 5 s is refused with the wait, and a held key pays once', async () => {
    const one = await player();
    await refreshedFor(one);
    const again = await Promise.all(Array.from({ length: 20 }, () => act(one, 'refreshChess', { tier: 'basic' })));
    for (const answer of again) expect(refusedBy(answer, 'too_soon').wait_ms).toBeGreaterThan(0);
    expect(await server().balanceOf(one.accountId)).toBe(100_000n - 180n);
    const wait = (await stateOf(one)).refresh_wait_ms;
    expect(wait).toBeLessThanOrEqual(5_000);
    server().passTime(wait);
    expect((await act(one, 'refreshChess', { tier: 'basic' })).msg).toBe('ok');
  });

  it('bad-input 145: one minor unit short is refused, and the counter stays, so the same cards are drawn later', async () => {
    const [rich, poor] = [await player(180n), await player(179n)];
    expect((await act(rich, 'refreshChess', { tier: 'basic' })).msg).toBe('ok');
    const { state } = refusedBy(await act(poor, 'refreshChess', { tier: 'basic' }), 'insufficient_balance');
    expect(state.seeds.counter).toBe(0);
    expect(state.refresh_wait_ms).toBe(0);
    expect(await server().balanceOf(poor.accountId)).toBe(179n);
  });
});

describe('purchases', () => {
  it('bad-input 146: place 0, 6 and "1" are bad requests', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    await expectBad(one, 'buyChessCard', [
      ...[0, 6, '1', 1.5, null].map((place) => ({ draw, place })),
      ...[0, -1, '1', 2 ** 53, null].map((other) => ({ draw: other, place: 1 })),
    ]);
  });

  it('bad-input 146: a card of an earlier draw, of another player or already taken is refused', async () => {
    const [one, other] = [await player(), await player()];
    const first = await refreshedFor(one);
    const { draw } = await refreshedFor(one);
    refusedBy(await act(one, 'buyChessCard', { draw: first.draw, place: 1 }), 'market_changed');
    refusedBy(await act(one, 'buyChessCard', { draw: draw + 1, place: 1 }), 'market_changed');
    refusedBy(await act(other, 'buyChessCard', { draw, place: 1 }), 'market_changed');
    expect((await act(one, 'buyChessCard', { draw, place: 1 })).msg).toBe('ok');
    const { state } = refusedBy(await act(one, 'buyChessCard', { draw, place: 1 }), 'card_gone');
    expect(state.market?.cards[0]).toBeNull();
    expect(state.cards).toHaveLength(1);
  });

  it('bad-input 147: with a full backpack only a card that completes a merge is bought', async () => {
    const one = await player(10_000_000n);
    const seen = { full: 0, merged: 0 };
    for (let refresh = 0; refresh < 100 && (seen.full === 0 || seen.merged === 0); refresh += 1) {
      const { draw, cards } = await refreshedFor(one);
      for (const [index, card] of cards.entries()) {
        if (card === null) continue;
        const held = (await stateOf(one)).cards;
        const isCompleting = card.star < 3 && held.filter((own) => isSame(own, card)).length >= 2;
        const answer = await act(one, 'buyChessCard', { draw, place: index + 1 });
        if (held.length < 6 || isCompleting) expect(answer.msg).toBe('ok');
        else refusedBy(answer, 'backpack_full');
        if (held.length === 6) seen[isCompleting ? 'merged' : 'full'] += 1;
        const hasPair = held.some((own) => held.filter((same) => isSame(same, own)).length >= 2);
        if (held.length === 6 && !hasPair) await act(one, 'sellChessCard', { card: held[0]?.card });
      }
    }
    expect(seen.full).toBeGreaterThan(0);
    expect(seen.merged).toBeGreaterThan(0);
  });

  it('bad-input 148: price, rank and hero of the client are no fields', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    await expectBad(one, 'buyChessCard', [
      ...[{ price: '0.01' }, { rank: 5 }, { hero: 1 }, { star: 3 }, { cost: 1 }].map((own) => ({
        draw,
        place: 1,
        ...own,
      })),
    ]);
    expect((await stateOf(one)).cards).toEqual([]);
  });

  it('bad-input 149: a purchase counts by the time of the server, just before and after the market is removed', async () => {
    const one = await player();
    const { draw } = await refreshedFor(one);
    server().passTime(600_000);
    expect((await act(one, 'buyChessCard', { draw, place: 1 })).msg).toBe('ok');
    server().passTime(631_000);
    const { state } = refusedBy(await act(one, 'buyChessCard', { draw, place: 2 }), 'market_changed');
    expect(state).toMatchObject({ market: null, is_market_removed: 1 });
    expect(await stateOf(one)).toMatchObject({ market: null, is_market_removed: 1 });
    await refreshedFor(one);
    expect(await stateOf(one)).toMatchObject({ is_market_removed: 0 });
  });
});

describe('direct sale', () => {
  it('bad-input 150: a 1-star is not a find; a find is sold with a balance of 0 and with a full backpack', async () => {
    const one = await player(180n, ['basic', (cards) => hasFind(cards) && cards.some((card) => !isOfFind(card))]);
    const { draw, cards } = await refreshedFor(one);
    expect(await server().balanceOf(one.accountId)).toBe(0n);
    const [found] = placesOf(cards, isOfFind);
    const [other] = placesOf(cards, (card) => !isOfFind(card));
    refusedBy(await act(one, 'sellChessFind', { draw, place: other }), 'not_a_find');
    refusedBy(await act(one, 'buyChessCard', { draw, place: found }), 'insufficient_balance');
    const answer = await act(one, 'sellChessFind', { draw, place: found });
    expect(answer.msg).toBe('ok');
    const card = cards[(found ?? 1) - 1];
    if (card === null || card === undefined) throw new Error('no find');
    const gain = BigInt(sellPrice(AUTO_CHESS_1, card.rank, card.star) - buyPrice(AUTO_CHESS_1, card.rank, card.star));
    expect(await server().balanceOf(one.accountId)).toBe(gain);
    refusedBy(await act(one, 'sellChessFind', { draw, place: found }), 'card_gone');
  });

  it('bad-input 150: with a full backpack a find is sold directly', async () => {
    const kinds = (cards: readonly CardFace[]) => !hasEqual(2)(cards);
    const one = await player(100_000n, ['basic', kinds], ['basic', (cards) => hasFind(cards) && kinds(cards)]);
    const first = await refreshedFor(one);
    for (const place of [1, 2, 3, 4, 5]) await act(one, 'buyChessCard', { draw: first.draw, place });
    const { draw, cards } = await refreshedFor(one);
    const [place] = placesOf(cards, (card) => !isOfFind(card));
    await act(one, 'buyChessCard', { draw, place });
    expect((await act(one, 'sellChessFind', { draw, place: placesOf(cards, isOfFind)[0] })).msg).toBe('ok');
  });
});
