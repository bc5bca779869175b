import { isPlaceholderName } from '@clutchline/domain';

export class BadCell extends Error {}

/** Cells are trimmed, runs of blanks collapsed. */
export interface Row {
  readonly file: string;
  readonly line: number;
  text(column: string): string;
}

/** No placeholder in any language (D2). */
export function teamName(row: Row, column: string, name = row.text(column)): string {
  if (name === '') throw new BadCell(`${column} is missing`);
  if (isPlaceholderName(name)) throw new BadCell(`${column} is not decided yet (${name})`);
  if (name.length > 200) throw new BadCell(`${column} is longer than a name`);
  return name;
}

export function integerOf(row: Row, column: string, max = 999): number {
  const text = row.text(column);
  if (!/^\d{1,7}$/.test(text) || Number(text) > max)
    throw new BadCell(`${column} is not a number up to ${max} (${text})`);
  return Number(text);
}

export function mapNumber(row: Row, column: string): number {
  const no = integerOf(row, column, 16);
  if (no === 0) throw new BadCell(`${column} is 0`);
  return no;
}

export function seconds(row: Row, column: string): number {
  const length = integerOf(row, column, 100_000);
  if (length === 0) throw new BadCell(`${column} is 0`);
  return length;
}

/** Ms; UTC without a zone, as the sources declare. */
export function moment(row: Row, column: string): number {
  const text = row.text(column);
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const at = match === null ? Number.NaN : Date.parse(`${match[1]}T${match[2]}${match[3] ?? 'Z'}`);
  if (!Number.isInteger(at) || at < 0) throw new BadCell(`${column} is not a time (${text})`);
  return at;
}

export function day(row: Row, column: string): number {
  const text = row.text(column);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isInteger(at) || at < 0) throw new BadCell(`${column} is not a day (${text})`);
  return at;
}

export function oneOf<const Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const text = row.text(column);
  const found = words.find((word) => word === text.toLowerCase());
  if (found === undefined) throw new BadCell(`${column} is not one of ${words.join(', ')} (${text})`);
  return found;
}
