export const LATIN_WORD = /^[a-z0-9]+$/u;
const LEAST_SIMILAR = 4;
const MAX_SIMILAR = 24;

/** The word without one of its letters, and the word itself. */
export function deletionsOf(word: string): readonly string[] {
  return [...new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))])];
}

/** Whether a word of a name or a query allows a typing error (FIND-5). */
export const allowsError = (word: string): boolean =>
  LATIN_WORD.test(word) && word.length >= LEAST_SIMILAR && word.length <= MAX_SIMILAR;
