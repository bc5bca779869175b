import { AUTO_CHESS_1 } from '@clutchline/domain/auto-chess';
import { afterEach, expect, it, vi } from 'vitest';

import { buildChessDraws, CHESS_SEED } from '../../../testing/build-chess';
import { drawCounts } from './draw-counts';
import { verifyDraws } from './verify-draws';

const verified = async (change: Parameters<typeof buildChessDraws>[0] = {}) =>
  verifyDraws(buildChessDraws(change), AUTO_CHESS_1);

/** The last bit of a hex digit. */
const flipped = (hex: string, at: number): string =>
  hex.slice(0, at) + (parseInt(hex.slice(at, at + 1), 16) ^ 1).toString(16) + hex.slice(at + 1);

afterEach(() => void vi.unstubAllGlobals());

it('CHESS-10 V3 the vectors of the recipe agree with the cryptography of the browser', async () => {
  const proof = await verified();
  expect(proof).toMatchObject({ isSeedEqual: true, isIndependent: true });
  expect(proof?.draws.map(({ isEqual }) => isEqual)).toEqual([true, true, true]);
});

it('CHESS-10 without WebCrypto the page verifies by the hash of the game', async () => {
  const byBrowser = await verified();
  vi.stubGlobal('crypto', {});
  expect(await verified()).toEqual({ ...byBrowser, isIndependent: false });
});

it('CHESS-10 V3 a seed with one flipped bit has another hash', async () => {
  for (let at = 0; at < CHESS_SEED.length; at += 1)
    expect((await verified({ seed: flipped(CHESS_SEED, at) }))?.isSeedEqual).toBe(false);
});

it('CHESS-10 bad-input 157 a changed card, counter, tier or client seed is shown as different; a secret seed is not verified', async () => {
  const [first, second, third] = buildChessDraws().rows;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The vectors have three draws');
  const cards = first.cards.with(4, { hero: 5, rank: 1, star: 2 });
  const wrong = await verified({
    rows: [
      { ...first, cards },
      { ...second, counter: 7 },
      { ...third, tier: 'basic' },
    ],
  });
  expect(wrong?.draws.map(({ isEqual }) => isEqual)).toEqual([false, false, false]);
  expect((await verified({ client_seed: 'lucky 9' }))?.draws.some(({ isEqual }) => isEqual)).toBe(false);
  expect((await verified({ seed: CHESS_SEED.slice(2) + 'zz' }))?.isSeedEqual).toBe(false);
  expect(await verified({ seed: null })).toBeNull();
});

it('CHESS-1 CHESS-10 drawn cards stand beside what the odds expect, with the chance of such a difference', () => {
  const { rows } = buildChessDraws();
  const { ranks, stars, heroes } = drawCounts(rows, AUTO_CHESS_1);
  expect(ranks.rows.map(({ observed }) => observed)).toEqual([5, 3, 4, 1, 2]);
  expect(ranks.rows.map(({ expected }) => expected)).toEqual(['3.8', '3.9', '3.9', '2.5', '1.0']);
  expect(stars.rows.map(({ observed }) => observed)).toEqual([15, 0, 0]);
  expect(heroes.rows.map(({ observed }) => observed)).toEqual([2, 1, 1, 3, 3, 5]);
  // Q(2, 2.5302 / 2) = e^-1.2651 · 2.2651.
  expect(ranks.p).toBeCloseTo(Math.exp(-1.2651) * 2.2651, 3);
  expect(heroes.p).toBeCloseTo(0.467, 2);
  // A fifth of a 3-star card is expected.
  expect(stars.p).toBeNull();
});

it('CHESS-1 a card that the odds exclude has no chance', () => {
  const elite = buildChessDraws().rows.slice(2);
  expect(drawCounts(elite, { ...AUTO_CHESS_1, tiers: { ...AUTO_CHESS_1.tiers, elite: NO_FIVES } }).ranks.p).toBe(0);
  expect(drawCounts([], AUTO_CHESS_1).ranks.p).toBeNull();
});

const NO_FIVES = { ...AUTO_CHESS_1.tiers.elite, ranks: [0, 100, 350, 550, 0] };
