import { AUTO_CHESS_1, drawMarket, type CardFace } from '@clutchline/domain/auto-chess';
import { hashOf, readHex32, toHex } from '@clutchline/domain/chance';
import { freshId, placed, refusalOf, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import {
  chessPlayer,
  chessStateOf,
  CLIENT_SEED,
  placesOf,
  played,
  playFor,
} from '@clutchline/test-support/server/chess-player';
import { countOf } from '@clutchline/test-support/server/count-of';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changeSeeds, getChessDraws, getChessRecords } from '../../src/chess';
import { setPlayerLimit, startBreak } from '../../src/placement/limits/player-limits';
import { readRealityCheck } from '../../src/players';
import { accepted, refusals, TwoProcesses, type Info } from './two-processes';

const DAY_ROUNDS = countOf(3, 1_000);

let processes: TwoProcesses;
let context: TestContext;
let other: TestContext;
beforeAll(async () => {
  processes = await TwoProcesses.open();
  ({ context, other } = processes);
});
afterAll(() => processes.close());

describe('limits of the player', () => {
  const bet = (info: Info, stake: string) => refusalOf(context, singleRequest({ gameId: 1 }, stake), info);

  it.each(['day_stake', 'day_loss'] as const)(
    `V18 %s counts bets and cards together, ${DAY_ROUNDS} times at once`,
    async (kind) => {
      for (let round = 0; round < DAY_ROUNDS; round += 1) {
        const info = await chessPlayer(context, '1000');
        await setPlayerLimit(context, { lang: 2, limit: { kind, value: '9.00' } }, info);
        const { draw } = await processes.refresh(info);
        const outcomes = await Promise.all([
          ...[1, 2, 3, 4, 5].map((place) => playFor(place < 3 ? other : context, info, { kind: 'buy', draw, place })),
          ...[1, 2].map(() => playFor(other, info, { kind: 'rent_slot', slot: 7, hours: 24 })),
        ]);
        const bets = await Promise.all([bet(info, '2.00'), bet(info, '3.00')]);
        const paid = 100_000n - (await processes.balanceOf(info));
        expect(paid).toBeLessThanOrEqual(900n);
        expect(refusals(outcomes).every((refusal) => refusal === 'own_limit')).toBe(true);
        expect(bets.every((refused) => refused === null || refused.refusal === 'own_limit')).toBe(true);
        expect(refusals(outcomes).length + bets.filter((refused) => refused !== null).length).toBeGreaterThan(0);
        for (const { card } of (await chessStateOf(context, info)).cards)
          await played(context, info, { kind: 'sell', card });
      }
    },
  );

  it('V18 what was paid for cards leaves less for bets; sales return a part of the loss, not of the stake', async () => {
    const isCheap = ({ rank, star }: CardFace): boolean => rank === 1 && star === 1;
    const info = await chessPlayer(context, '1000', { wanted: [['basic', (cards) => cards.some(isCheap)]] });
    await setPlayerLimit(context, { lang: 2, limit: { kind: 'day_loss', value: '10.00' } }, info);
    const { draw, cards } = await processes.refresh(info);
    const [place = 0] = placesOf(cards, isCheap);
    const { amount } = await played(context, info, { kind: 'buy', draw, place });
    const paid = 180n - BigInt(amount.replace('.', ''));
    expect(await bet(info, ((1_001n - paid) / 100n + 1n).toString())).toMatchObject({ refusal: 'own_limit' });
    await played(context, info, { kind: 'sell', card: 1 });
    const lost = 100_000n - (await processes.balanceOf(info));
    const left = 1_000n - lost;
    const stake = `${left / 100n}.${(left % 100n).toString().padStart(2, '0')}`;
    await placed(context, singleRequest({ gameId: 2 }, stake), info);
    expect(await playFor(context, info, { kind: 'rent_slot', slot: 7, hours: 12 })).toMatchObject({
      refusal: 'own_limit',
    });
  });

  it('V18 a break that another tab starts refuses what comes after it, and selling works', async () => {
    for (let round = 0; round < DAY_ROUNDS; round += 1) {
      const info = await chessPlayer(context, '1000');
      const { draw } = await processes.refresh(info);
      const [, ...outcomes] = await Promise.all([
        startBreak(other, { lang: 2, pause: { kind: 'time_out', hours: 24 } }, info),
        ...[1, 2, 3].map((place) => playFor(context, info, { kind: 'buy', draw, place })),
      ]);
      expect(refusals(outcomes).every((refusal) => refusal === 'excluded')).toBe(true);
      expect(await playFor(context, info, { kind: 'buy', draw, place: 4 })).toMatchObject({ refusal: 'excluded' });
      const { cards } = await chessStateOf(context, info);
      expect(cards).toHaveLength(accepted(outcomes));
      for (const { card } of cards) await played(other, info, { kind: 'sell', card });
    }
  });

  it('BET-7 the reality check names what was paid and received for cards', async () => {
    const info = await chessPlayer(context, '1000');
    const { draw } = await processes.refresh(info);
    const bought = await played(context, info, { kind: 'buy', draw, place: 1 });
    const sold = await played(context, info, { kind: 'sell', card: 1 });
    const check = understood(await readRealityCheck(context, null, info));
    const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
    expect(minor(check.staked)).toBe(180n - minor(bought.amount));
    expect(minor(check.returned)).toBe(minor(sold.amount));
    const records = understood(await getChessRecords(context, { lang: 2, days: 1, page: 1 }, info));
    expect(records).toMatchObject({ total: 3, paid: check.staked, received: check.returned });
    expect(records.rows.map(({ kind }) => kind)).toEqual(['sell', 'buy', 'refresh']);
    expect(records.rows[2]).toMatchObject({ tier: 'basic', card: null, rent: null, amount: '-1.80' });
  });
});

describe('own accounts', () => {
  it('CHESS-5 prices are whole minor units in every currency', async () => {
    for (const [currencyId, fee] of [
      [1, 180n],
      [3, 180n],
      [4, 1_800n],
      [5, 18_000n],
      [9, 1_800n],
    ] as const) {
      const info = await chessPlayer(context, '1000000', { currencyId });
      const before = await processes.balanceOf(info);
      await processes.refresh(info);
      expect(before - (await processes.balanceOf(info))).toBe(fee);
    }
    expect(AUTO_CHESS_1.tiers.basic.fee).toBe(180);
  });

  it('CHESS-10 the page draws a revealed market again', async () => {
    const info = await chessPlayer(context, '1000');
    const market = await processes.refresh(info);
    const changed = understood(
      await changeSeeds(context, { lang: 2, request_id: freshId(), client_seed: 'other' }, info),
    );
    expect(changed.revealed).toMatchObject({ no: 2, client_seed: CLIENT_SEED });
    const draws = understood(await getChessDraws(context, { lang: 2, seeds_no: 2, page: 1 }, info));
    expect(draws.rows[0]?.cards).toEqual(market.cards);
    const secret = readHex32(changed.revealed.seed) ?? new Uint8Array();
    expect(toHex(hashOf(secret))).toBe(changed.revealed.hash);
    const inputs = { clientSeed: CLIENT_SEED, counter: 0, tier: 'basic' } as const;
    expect(drawMarket(AUTO_CHESS_1, secret, inputs)).toEqual(market.cards);
  });

  it('PUSH-1 CHESS-11 the state arrives on the private topic with the balance', async () => {
    const info = await chessPlayer(context, '1000');
    await context.publisher.drain();
    await processes.refresh(info);
    await context.publisher.publishCommitted();
    const own = context.publisher.players.filter(({ accountId }) => accountId === info.caller.accountId);
    expect(own.map(({ change }) => change.type)).toEqual(['balance', 'chess']);
    const { version } = await chessStateOf(context, info);
    expect(own[1]?.change).toMatchObject({ state: { version, market: { draw: 1 } } });
  });
});
