import { describe, expect, it } from 'vitest';

import { hashOf, toHex } from '../chance/index';
import { drawFacts, drawPairing } from './draw-round';
import { saltOf } from './salt';
import { chainSeeds, earlierSeed, EPOCH_ROUNDS, isSeedOf } from './seed-chain';

const SECRET = hashOf('clutchline test secret');
const ANCHOR = '372e606333d17379ac4982b2cff4ab20a46a7439d9f4c8bda7bffcac602d5289';
const SALT = 'b39c9d7fe748f76bd6c441d506802124ecc467ae7a1332f3bb39e81cdddaab75';
const seeds = chainSeeds(SECRET);
const seedOf = (round: number): Uint8Array => seeds[round] ?? new Uint8Array();

describe('vectors of Speed LOL', () => {
  it('V3 ROUND-5 the chain begins with the anchor', () => {
    expect(toHex(SECRET)).toBe('cc4827cc87b9944b851f49d4b5e6f28dea9acd4389f6cce5a091a06635604b14');
    expect(seeds).toHaveLength(EPOCH_ROUNDS + 1);
    expect(toHex(seedOf(0))).toBe(ANCHOR);
    expect(toHex(earlierSeed(SECRET, EPOCH_ROUNDS))).toBe(ANCHOR);
  });

  it('V3 ROUND-5 the salt depends on anchor and lines', () => {
    expect(saltOf(ANCHOR, ['hello', '42'])).toBe(SALT);
    expect(saltOf(ANCHOR, [])).toBe('8e38fde381ec6510a82273a0a9b96bba02df613e69fc058139136ec36931b075');
  });

  it.each([
    {
      round: 1,
      seed: '2832ce0fa97dddaa295196300b0a495d0e939050997db215c4daf8e316c68059',
      pairing: { club_1: 9, club_2: 7, win_chance: 35 },
      facts: {
        ...{ winner: 1, seconds: 2_229, band: 4, kills_1: 14, kills_2: 12 },
        ...{ first_blood: 1, first_dragon: 2, first_tower: 1, position: 'bot' },
      },
    },
    {
      round: 2,
      seed: '90d7c6ddebbff95fae2deea0388efa2b69d6f504fcdd6b2e2dea4ee620ca340e',
      pairing: { club_1: 5, club_2: 10, win_chance: 40 },
      facts: {
        ...{ winner: 2, seconds: 1_443, band: 0, kills_1: 6, kills_2: 12 },
        ...{ first_blood: 2, first_dragon: 2, first_tower: 2, position: 'mid' },
      },
    },
    {
      round: 3,
      seed: '21fd360948576b6ce7f8269c3a51e44cd5d77b6b7ae7f671e70485988f3245d9',
      pairing: { club_1: 2, club_2: 8, win_chance: 35 },
      facts: {
        ...{ winner: 1, seconds: 1_907, band: 2, kills_1: 13, kills_2: 2 },
        ...{ first_blood: 2, first_dragon: 2, first_tower: 2, position: 'support' },
      },
    },
    {
      round: 10_080,
      seed: 'cc4827cc87b9944b851f49d4b5e6f28dea9acd4389f6cce5a091a06635604b14',
      pairing: { club_1: 6, club_2: 15, win_chance: 45 },
      facts: {
        ...{ winner: 1, seconds: 2_178, band: 3, kills_1: 10, kills_2: 5 },
        ...{ first_blood: 1, first_dragon: 1, first_tower: 1, position: 'mid' },
      },
    },
  ])('V3 ROUND-2, ROUND-5 round $round is drawn as published', ({ round, seed, pairing, facts }) => {
    expect(toHex(seedOf(round))).toBe(seed);
    expect(isSeedOf(seed, toHex(seedOf(round - 1)))).toBe(true);
    expect(drawPairing(seedOf(round - 1), round, SALT)).toEqual(pairing);
    expect(drawFacts(seedOf(round), round, SALT, pairing.win_chance)).toEqual(facts);
  });
});
