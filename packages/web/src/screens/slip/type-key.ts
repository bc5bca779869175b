/** `from` and `to` are equal at a caret. */
export interface TypedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Key = `${number}` | ',' | '.' | 'back';

const LONGEST = 16;

/**
 * Replaces the selected range and changes nothing else, so that no text moves under the caret. Ignores a second
 * separator and too long a text.
 *
 * @example typeKey({ text: '12', from: 1, to: 1 }, '5') // '152', the caret after the 5
 */
export function typeKey({ text, from, to }: TypedText, key: Key): TypedText {
  if (key === 'back') {
    const start = from === to ? Math.max(0, from - 1) : from;
    return { text: text.slice(0, start) + text.slice(to), from: start, to: start };
  }
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isSecond = (key === ',' || key === '.') && /[.,]/.test(before + after);
  const typed = before + key + after;
  if (isSecond || typed.length > LONGEST) return { text, from, to };
  return { text: typed, from: from + key.length, to: from + key.length };
}
