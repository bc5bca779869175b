import { parse } from 'csv-parse/sync';

import type { SkippedRow } from '../feed';
import type { RawMap, ReadResult, ResultFile, Walkover } from './raw-map';
import { BadCell, type Row } from './row';

/** What one row yields. */
export type Taken = { readonly map: RawMap } | { readonly walkover: Walkover } | 'nothing';

/** Reads every row on its own, so one bad row costs no other. */
export function readRows(file: ResultFile, take: (row: Row) => Taken): ReadResult {
  const maps: RawMap[] = [];
  const walkovers: Walkover[] = [];
  const skipped: SkippedRow[] = [];
  for (const read of rowsOf(file)) {
    const taken = 'reason' in read ? read : reasonOr(() => take(read));
    if (taken === 'nothing') continue;
    if ('reason' in taken) skipped.push({ file: file.name, line: read.line, reason: taken.reason });
    else if ('map' in taken) maps.push(taken.map);
    else walkovers.push(taken.walkover);
  }
  return { maps, walkovers, skipped };
}

/** The rows that can be read at all, for a reader that looks at the whole file first. */
export function readableRows(file: ResultFile): readonly Row[] {
  return rowsOf(file).flatMap((read) => ('reason' in read ? [] : [read]));
}

interface Unreadable {
  readonly line: number;
  readonly reason: string;
}

/** A line is parsed alone: a quote that is never closed then spoils no more than its own line. */
function rowsOf(file: ResultFile): readonly (Row | Unreadable)[] {
  const [header = '', ...lines] = file.text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = reasonOr(() => cellsOf(header));
  if ('reason' in columns) return [{ line: 1, reason: columns.reason }];
  const index = new Map(columns.map((column, at) => [column, at]));
  const seen = new Map<string, number>();
  return lines.flatMap((text, at): (Row | Unreadable)[] => {
    const line = at + 2;
    if (text.trim() === '') return [];
    const first = seen.get(text);
    if (first !== undefined) return [{ line, reason: `the same row as line ${first}` }];
    seen.set(text, line);
    const cells = reasonOr(() => cellsOf(text));
    if ('reason' in cells) return [{ line, reason: cells.reason }];
    if (cells.length === columns.length)
      return [{ file: file.name, line, text: (column) => cells[index.get(column) ?? -1] ?? '' }];
    return [{ line, reason: `has ${cells.length} cells where the header has ${columns.length}` }];
  });
}

function reasonOr<Value>(read: () => Value): Value | { readonly reason: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) return { reason: error.message };
    throw error;
  }
}

function cellsOf(line: string): readonly string[] {
  try {
    return (parse(line, { relax_column_count: true, relax_quotes: true })[0] ?? []).map(tidy);
  } catch {
    throw new BadCell('is not a line of comma-separated values');
  }
}

function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
