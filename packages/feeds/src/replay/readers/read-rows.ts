import { parse } from 'csv-parse/sync';

import type { SkippedRow } from '../../feed';
import type { ResultFile } from './raw-map';
import { BadCell, type Row } from './row';

export interface AcceptedRows<Value> {
  readonly accepted: readonly Value[];
  readonly skipped: readonly SkippedRow[];
}

/** A bad row affects no other. `take` returns null for a row without data. */
export function readRows<Value extends object>(
  file: ResultFile,
  readRow: (row: Row) => Value | null,
): AcceptedRows<Value> {
  const accepted: Value[] = [];
  const skipped: SkippedRow[] = [];
  for (const read of rowsOf(file)) {
    const found = 'reason' in read ? read.reason : orReason(() => readRow(read));
    if (typeof found === 'string') skipped.push({ file: file.name, line: read.line, reason: found });
    else if (found !== null) accepted.push(found);
  }
  return { accepted, skipped };
}

export function readableRows(file: ResultFile): readonly Row[] {
  return rowsOf(file).flatMap((read) => ('reason' in read ? [] : [read]));
}

interface Unreadable {
  readonly line: number;
  readonly reason: string;
}

/** Per line, so that an unclosed quote affects only its line. */
function rowsOf(file: ResultFile): readonly (Row | Unreadable)[] {
  const [header = '', ...lines] = file.text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = orReason(() => cellsOf(header));
  if (typeof columns === 'string') return [{ line: 1, reason: columns }];
  const index = new Map(columns.map((column, at) => [column, at]));
  const seen = new Map<string, number>();
  return lines.flatMap((text, at): (Row | Unreadable)[] => {
    const line = at + 2;
    if (text.trim() === '') return [];
    const first = seen.get(text);
    if (first !== undefined) return [{ line, reason: `the same row as line ${first}` }];
    seen.set(text, line);
    const cells = orReason(() => cellsOf(text));
    if (typeof cells === 'string') return [{ line, reason: cells }];
    if (cells.length === columns.length)
      return [{ file: file.name, line, text: (column) => cells[index.get(column) ?? -1] ?? '' }];
    return [{ line, reason: `has ${cells.length} cells where the header has ${columns.length}` }];
  });
}

function orReason<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) return error.message;
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
  return decodedOnce(text).normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Repairs UTF-8 decoded as Latin-1. */
function decodedOnce(text: string): string {
  if (!/[\u00C2-\u00F4][\u0080-\u00BF]/.test(text) || /[^\u0000-\u00FF]/.test(text)) return text;
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.includes('\uFFFD') ? text : decoded;
}
