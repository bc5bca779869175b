import { macOf } from './bytes';

const WORDS = 8;
const WORD_VALUES = 2 ** 32;

/** Words 0 to 2³² − 1 of block `n`, from 0. */
export type BlockOf = (n: number) => readonly number[];

/**
 * A position in a stream of words. Each draw advances it, so a stream belongs to the one function that created it, and
 * the order of its draws is part of the published recipe.
 */
export interface Draws {
  /**
   * Uniform, 0 to m − 1. The next word x is rejected while x ≥ 2³² − (2³² mod m); the result is x mod m.
   *
   * @throws RangeError unless m is an integer from 1 to 2³².
   */
  readonly below: (m: number) => number;
  /**
   * Index of a row, with chance weight / Σ weights: `below(Σ weights)` walked through the rows from the first.
   *
   * @throws RangeError if a weight is no integer ≥ 0, or all are 0.
   */
  readonly weighted: (weights: readonly number[]) => number;
}

/**
 * Block `n` of a recipe: HMAC-SHA-256 (key, `text|n`), read as eight big-endian words of 32 bits (ROUND-5, CHESS-10).
 *
 * @example block(seed, 'clutchline/speed-lol/1|1|<salt>|facts', 0) // eight integers below 2³²
 */
export function block(key: Uint8Array, text: string, n: number): readonly number[] {
  const bytes = macOf(key, `${text}|${n}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: WORDS }, (_, word) => view.getUint32(word * 4));
}

/** Draws of a published recipe. Unused words of a block serve the next draw. */
export function seededDraws(key: Uint8Array, text: string): Draws {
  return drawsFrom((n) => block(key, text, n));
}

/** Draws from any source of words; tests and simulations take one that is faster than HMAC. */
export function drawsFrom(blockOf: BlockOf): Draws {
  let words: readonly number[] = [];
  let used = 0;
  let blocks = 0;

  function nextWord(): number {
    if (used === words.length) {
      words = blockOf(blocks);
      used = 0;
      blocks += 1;
    }
    const word = words[used] ?? 0;
    used += 1;
    return word;
  }

  function below(m: number): number {
    if (!Number.isInteger(m) || m < 1 || m > WORD_VALUES) throw new RangeError(`${m} is not a count of 1 to 2^32`);
    const end = WORD_VALUES - (WORD_VALUES % m);
    let word = nextWord();
    while (word >= end) word = nextWord();
    return word % m;
  }

  function weighted(weights: readonly number[]): number {
    if (!weights.every((weight) => Number.isInteger(weight) && weight >= 0))
      throw new RangeError(`A weight of ${weights.join(', ')} is not an integer from 0`);
    let left = below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }

  return { below, weighted };
}
