import { describe, expect, it } from 'vitest';

import { drawsFrom, hashOf, percentText, toHex } from '../chance/index';
import { chiSquareP } from '../chance/chi-square';
import { fastWords } from '../chance/testing/fast-words';
import { drawMarket, marketFrom, readClientSeed, type CardFace } from './draw-market';
import { chanceOfStar, returnOfAllCards, returnOfFinds } from './exact-returns';
import { AUTO_CHESS_1, TIERS, type Tier } from './price-list';

const SERVER_SEED = hashOf('clutchline test server seed');
const text = (cards: readonly CardFace[]): string =>
  cards.map(({ hero, rank, star }) => `${hero}/${rank}/${star}`).join(' ');

describe('drawMarket', () => {
  it('V3 CHESS-10 the server seed of the vectors has the published hash', () => {
    expect(toHex(SERVER_SEED)).toBe('edcca68d7f400072461e742621606b6c16275d1aa24ecf4f30e7f87e53db5a81');
    expect(toHex(hashOf(SERVER_SEED))).toBe('2ad6f940aca46015665c7021c90cf352a9ec9b04a2334ad8730f36ba0bd2fba2');
  });

  it.each<readonly [number, Tier, string]>([
    [0, 'basic', '4/1/1 1/1/1 6/1/1 5/1/1 5/1/1'],
    [1, 'advanced', '5/2/1 6/3/1 4/3/1 6/2/1 6/2/1'],
    [2, 'elite', '2/3/1 6/5/1 4/5/1 1/4/1 3/3/1'],
  ])('V3 CHESS-10 refresh %d, %s, shows the published cards', (counter, tier, cards) => {
    expect(text(drawMarket(AUTO_CHESS_1, SERVER_SEED, { clientSeed: 'lucky 八', counter, tier }))).toBe(cards);
  });

  it('CHESS-10 the cards depend on both seeds, the counter and the tier', () => {
    const inputs = { clientSeed: 'a', counter: 3, tier: 'basic' as const };
    const drawn = (changed: Partial<typeof inputs>, seed = SERVER_SEED): string =>
      text(drawMarket(AUTO_CHESS_1, seed, { ...inputs, ...changed }));
    const all = [drawn({}), drawn({ clientSeed: 'b' }), drawn({ counter: 4 }), drawn({}, hashOf('other'))];
    expect(new Set(all).size).toBe(4);
    expect(drawn({})).toBe(all[0]);
  });
});

/** `npm run prove-returns` draws a million. */
const CARDS = 200_000;

describe.each(TIERS)('odds of %s', (tier) => {
  const { ranks, stars } = AUTO_CHESS_1.tiers[tier];
  const draws = drawsFrom(fastWords(11));
  const cards = Array.from({ length: CARDS / 5 }, () => marketFrom(draws, AUTO_CHESS_1.tiers[tier])).flat();
  const count = (rows: number, rowOf: (card: CardFace) => number): number[] => {
    const counts = Array.from({ length: rows }, () => 0);
    for (const card of cards) counts[rowOf(card)]! += 1;
    return counts;
  };

  it('V12 CHESS-4, CHESS-5 ranks, heroes and stars come as published', () => {
    const perMille = (odds: readonly number[]): number[] => odds.map((row) => row / 1_000);
    const heroes = Array.from({ length: 6 }, () => 1 / 6);
    const p = {
      ranks: chiSquareP({ counts: count(5, ({ rank }) => rank - 1), chances: perMille(ranks) }),
      heroes: chiSquareP({ counts: count(6, ({ hero }) => hero - 1), chances: heroes }),
      stars: chiSquareP({ counts: count(3, ({ star }) => star - 1), chances: perMille(stars) }),
    };
    console.log(tier, p);
    expect(Math.min(...Object.values(p))).toBeGreaterThan(1e-4);
  });

  it('V12 CHESS-5 a card does not depend on the one before it', () => {
    const row = ({ rank, star }: CardFace): number => (rank - 1) * 3 + star - 1;
    const pairs = Array.from({ length: 225 }, () => 0);
    cards.forEach((card, index) => {
      if (index % 2 === 1) pairs[row(cards[index - 1]!) * 15 + row(card)]! += 1;
    });
    const chanceOf = (of: number): number => (ranks[Math.floor(of / 3)]! * stars[of % 3]!) / 1e6;
    // Rare pairs are one row: the test needs some draws in each.
    const table = pairs.map((drawn, index) => ({
      drawn,
      chance: chanceOf(Math.floor(index / 15)) * chanceOf(index % 15),
    }));
    const frequent = table.filter(({ chance }) => chance * (CARDS / 2) >= 20);
    const rest = (of: (pair: { drawn: number; chance: number }) => number): number =>
      table.filter((pair) => !frequent.includes(pair)).reduce((sum, pair) => sum + of(pair), 0);
    const p = chiSquareP({
      counts: [...frequent.map(({ drawn }) => drawn), rest(({ drawn }) => drawn)],
      chances: [...frequent.map(({ chance }) => chance), rest(({ chance }) => chance)],
    });
    expect(p).toBeGreaterThan(1e-4);
  });
});

describe('exact tables', () => {
  it.each<readonly [Tier, string, string]>([
    ['basic', '46.6', '4.9'],
    ['advanced', '47.2', '6.3'],
    ['elite', '48.7', '7.7'],
  ])('V10 CHESS-5 %s: chance of a find %s, of a 3-star %s per cent of the markets', (tier, find, three) => {
    expect(percentText(chanceOfStar(AUTO_CHESS_1, tier, [2, 3]), 1)).toBe(find);
    expect(percentText(chanceOfStar(AUTO_CHESS_1, tier, [3]), 1)).toBe(three);
  });

  it.each<readonly [Tier, string, string]>([
    ['basic', '64.61 · 93.99', '83.72 · 92.12'],
    ['advanced', '67.34 · 94.08', '84.90 · 92.48'],
    ['elite', '69.19 · 93.97', '84.95 · 92.32'],
  ])('V10 CHESS-4, CHESS-5 %s returns exactly %s of all cards and %s of finds', (tier, all, finds) => {
    const returned = [returnOfAllCards(AUTO_CHESS_1, tier), returnOfFinds(AUTO_CHESS_1, tier)];
    const [ofAll, ofFinds] = returned.map(
      ({ refresh, allPaid }) => `${percentText(refresh, 2)} · ${percentText(allPaid, 2)}`,
    );
    expect([ofAll, ofFinds]).toEqual([all, finds]);
  });
});

describe('readClientSeed', () => {
  it.each(['', 'x'.repeat(65), 'lone \uD83D', 'nul \0', 'x'.repeat(10_240)])(
    'bad-input 155 refuses a client seed',
    (seed) => {
      expect(readClientSeed(seed)).toBeNull();
    },
  );

  it.each(['lucky 八', 'x', '🍀'.repeat(64), ' '])('bad-input 155 accepts %j as it is', (seed) => {
    expect(readClientSeed(seed)).toBe(seed);
  });
});
