import { Readable } from 'node:stream';

const MOST = 4;

/** Exports that run in this process; more would use up the connections of the desk. */
export class ExportSlots {
  #taken = 0;

  /** False: all are taken. */
  take(): boolean {
    if (this.#taken >= MOST) return false;
    this.#taken += 1;
    return true;
  }

  release(): void {
    this.#taken -= 1;
  }
}

type Cell = string | number | boolean | null;
/** The keys are those of the first row. */
export type ExportedRow = Readonly<Record<string, Cell>>;

const IS_NUMBER = /^-?\d+(\.\d+)?$/;
const IS_FORMULA = /^[=+\-@\t\r]/;

/** A spreadsheet executes a text that begins like a formula (bad input row 312). */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  const text = String(value);
  const safe = IS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

type Pages = AsyncIterable<readonly ExportedRow[]>;

async function* asCsv(pages: Pages, columns: readonly string[]): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const rows of pages)
    yield rows.map((row) => csvLine(columns.map((column) => row[column] ?? null))).join('');
}

async function* asJson(pages: Pages): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[' ? '[]\n' : ']\n';
}

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  /** Reads a page after the client has taken the one before. */
  readonly stream: Readable;
}

export function exportedFile(
  name: string,
  format: 'csv' | 'json',
  pages: Pages,
  columns: readonly string[],
): ExportedFile {
  const parts = format === 'csv' ? asCsv(pages, columns) : asJson(pages);
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  return {
    name: `${name}.${format}`,
    type,
    stream: Readable.from(parts, { objectMode: false, highWaterMark: 65_536 }),
  };
}
