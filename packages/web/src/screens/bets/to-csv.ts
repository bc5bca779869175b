const NUMBER = /^-?\d+(\.\d+)?$/;
/** Start of a formula in a spreadsheet, also after whitespace. */
const FORMULA = /^\s*[=+\-@|%\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats CSV (RFC 4180) in UTF-8 with a byte order mark for spreadsheets. Text that a spreadsheet would run as a
 * formula gets an apostrophe prefix; plain numbers, negative ones included, do not.
 *
 * @example toCsv([['team', 'profit'], ['=1+1', '-20.00']]) // '\uFEFFteam,profit\r\n"\'=1+1",-20.00\r\n'
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
