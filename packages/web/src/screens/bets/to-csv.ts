const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for the beginning of a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@|%\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a CSV file (RFC 4180) that every spreadsheet opens as UTF-8. A text that would be run as a formula gets an
 * apostrophe in front; plain numbers, negative ones too, stay numbers.
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
