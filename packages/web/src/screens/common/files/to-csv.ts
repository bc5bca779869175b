const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^\s*[=+\-@|%\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV (RFC 4180) in UTF-8 with byte order mark. Formulas get an apostrophe, plain numbers do not.
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
