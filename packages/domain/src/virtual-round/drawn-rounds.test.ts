import { describe, expect, it } from 'vitest';

import { drawsFrom } from '../chance/index';
import { fastWords } from '../chance/testing/fast-words';
import { roundStatistics } from './testing/round-statistics';

/** `npm run prove-returns` draws a million by the recipe itself. */
const ROUNDS = 100_000;

describe('drawn rounds', () => {
  it('V2 ROUND-4 every market of every pairing comes as its prices assume', () => {
    const blocks = fastWords(3);
    const { tests, least, pairings } = roundStatistics(ROUNDS, () => drawsFrom(blocks));
    console.log(
      `${tests.length} markets and pairings: least p ${least.p.toPrecision(2)} (${least.name}), pairings ${pairings}`,
    );
    expect(tests).toHaveLength(108);
    expect(least.p).toBeGreaterThan(1e-4);
    expect(pairings).toBeGreaterThan(1e-4);
  });
});
