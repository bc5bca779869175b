import { isPlaceholderName } from '@clutchline/domain';

/** A cell that cannot be read; its message is the reason the row is skipped for. */
export class BadCell extends Error {}

/** One line of a CSV file. Cells are trimmed, runs of blanks are one blank. */
export interface Row {
  readonly file: string;
  readonly line: number;
  /** The cell of a column; '' where it is empty or the file lacks the column. */
  text(column: string): string;
}

/** The name of a team that is known: no placeholder, in any language (D2). */
export function clubName(row: Row, column: string, name = row.text(column)): string {
  if (name === '') throw new BadCell(`${column} is missing`);
  if (isPlaceholderName(name)) throw new BadCell(`${column} is not decided yet (${name})`);
  if (name.length > 200) throw new BadCell(`${column} is longer than a name`);
  return name;
}

/** A whole number from 0 to `max`. */
export function wholeNumber(row: Row, column: string, max = 999): number {
  const text = row.text(column);
  if (!/^\d{1,7}$/.test(text) || Number(text) > max)
    throw new BadCell(`${column} is not a number up to ${max} (${text})`);
  return Number(text);
}

/** A number of a map in its series, 1 to 16. */
export function mapNumber(row: Row, column: string): number {
  const no = wholeNumber(row, column, 16);
  if (no === 0) throw new BadCell(`${column} is 0`);
  return no;
}

/** A length in seconds, 1 to 100000. */
export function seconds(row: Row, column: string): number {
  const length = wholeNumber(row, column, 100_000);
  if (length === 0) throw new BadCell(`${column} is 0`);
  return length;
}

/** A moment in ms. A time without a zone is UTC, as the sources say of themselves. */
export function moment(row: Row, column: string): number {
  const text = row.text(column);
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const at = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2]}${match[3] ?? 'Z'}`);
  if (!Number.isInteger(at) || at < 0) throw new BadCell(`${column} is not a time (${text})`);
  return at;
}

/** The first moment of a UTC day, ms. */
export function day(row: Row, column: string): number {
  const text = row.text(column);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isInteger(at) || at < 0) throw new BadCell(`${column} is not a day (${text})`);
  return at;
}

/** One of the words a column may hold, in small letters. */
export function oneOf<const Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const text = row.text(column);
  const found = words.find((word) => word === text.toLowerCase());
  if (found === undefined) throw new BadCell(`${column} is none of ${words.join(', ')} (${text})`);
  return found;
}
