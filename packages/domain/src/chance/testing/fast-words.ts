import type { BlockOf } from '../draws';

const WORDS = 8;

/**
 * Words for tests and simulations, many times faster than HMAC: splitmix32 over a counter, so equal seeds give equal words.
 * Not for any draw of a game.
 */
export function fastWords(seed: number): BlockOf {
  let state = seed >>> 0;
  return () =>
    Array.from({ length: WORDS }, () => {
      state = (state + 0x9e3779b9) >>> 0;
      let word = state ^ (state >>> 16);
      word = Math.imul(word, 0x21f0aaad);
      word ^= word >>> 15;
      word = Math.imul(word, 0x735a2d97);
      return (word ^ (word >>> 15)) >>> 0;
    });
}
