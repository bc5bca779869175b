import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { block, drawsFrom, seededDraws } from './draws';

const KEY = new Uint8Array(32).fill(7);

describe('seededDraws', () => {
  it('V3 ROUND-5 reproduces the published vector, rejected words included', () => {
    const { below } = seededDraws(KEY, 'clutchline/test');
    const large = Array.from({ length: 6 }, () => below(3_000_000_000));
    expect(large).toEqual([812547144, 1407537457, 2690075170, 2095786551, 2616185280, 1097409731]);
    expect(Array.from({ length: 6 }, () => below(10))).toEqual([0, 9, 3, 6, 0, 6]);
  });

  it('ROUND-5 reads eight words of each block, then the next block', () => {
    const { below } = seededDraws(KEY, 'text');
    const words = Array.from({ length: 16 }, () => below(2 ** 32));
    expect(words).toEqual([...block(KEY, 'text', 0), ...block(KEY, 'text', 1)]);
  });
});

describe('drawsFrom', () => {
  it('ROUND-5 rejects the incomplete last interval of words and no other word', () => {
    // 2³² mod 10 = 6: words from 4294967290 on are rejected.
    const words = [4_294_967_295, 4_294_967_290, 4_294_967_289];
    expect(drawsFrom(() => words).below(10)).toBe(9);
    expect(drawsFrom(() => [4_294_967_295]).below(2 ** 32)).toBe(4_294_967_295);
    expect(drawsFrom(() => [4_294_967_295]).below(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw below %d', (m) => {
    expect(() => drawsFrom(() => [0]).below(m)).toThrow(RangeError);
  });

  it('ROUND-5 walks the table of weights from its first row', () => {
    const drawn = Array.from({ length: 6 }, (_, word) => drawsFrom(() => [word]).weighted([1, 0, 2, 3]));
    expect(drawn).toEqual([0, 2, 2, 3, 3, 3]);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]]])('refuses the weights %j', (weights) => {
    expect(() => drawsFrom(() => [0]).weighted(weights)).toThrow(RangeError);
  });

  it('ROUND-5 a draw is below its count and depends on the words alone', () => {
    const words = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 1_000 }), (block8, m) => {
        const source = (): number[] => [...block8, 0];
        const drawn = drawsFrom(source).below(m);
        expect(drawn).toBeLessThan(m);
        expect(drawsFrom(source).below(m)).toBe(drawn);
      }),
    );
  });
});
