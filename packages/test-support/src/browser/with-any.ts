/** In place of a value of a text. */
export const ANY = '\u0001';

/** The text with any values, anywhere in what is searched. */
export const withAny = (text: string): RegExp => new RegExp(patternOf(text));

/** What begins as the text, with any values. */
export const beginsWith = (text: string): RegExp => new RegExp(`^${patternOf(text)}`);

const patternOf = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(ANY, '.*');
