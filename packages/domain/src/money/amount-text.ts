/** How typed amounts are read. The product itself writes "1,234.50" in every language. */
export interface AmountReading {
  /** Of the currency: 0, 2 or 3. */
  readonly decimals: number;
  /** A dot groups digits in the player's language, so "1.000" is a thousand. */
  readonly dotGroups: boolean;
}

interface AmountParts {
  readonly whole: string;
  /** Null without a decimal point, empty directly after it. */
  readonly fraction: string | null;
}

export interface FieldText {
  readonly text: string;
  readonly caret: number;
}

export interface EditedAmount extends FieldText {
  /** "1234.5", or the unchanged text if it is no amount. */
  readonly amount: string;
}

const GROUPED = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/ } as const;
const WIDE_MARKS: Readonly<Record<string, string>> = { '。': '.', '、': ',', '٫': '.', '٬': ',' };
const THAI_ZERO = 0x0e50;

/**
 * Reads a typed or pasted amount: comma or dot, grouping, blanks, currency signs, full-width and Thai digits. A single
 * comma or dot that cannot group digits is the decimal point.
 *
 * @returns digits with at most one point and no leading zeros; null if it is no amount.
 * @example readAmountText('1.234,50', { decimals: 2, dotGroups: false }) // '1234.50'
 */
export function readAmountText(text: string, reading: AmountReading): string | null {
  const parts = partsOf(plainText(text), reading);
  if (parts === null) return null;
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  return parts.fraction === null ? whole : `${whole}.${parts.fraction}`;
}

/** Groups the digits of a plain amount, '1,234,567.5'; returns other texts unchanged. */
export function groupAmountText(amount: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(amount);
  if (match === null) return amount;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + fraction;
}

/**
 * Groups the digits of a field after a change; the caret remains behind the same digit. Text that may become another
 * amount with the next character, such as "1," or "abc", is left as typed.
 *
 * @param before text before the change.
 * @example editAmountText('1,234', { text: '1,2345', caret: 6 }, reading).text // '12,345'
 */
export function editAmountText(before: string, typed: FieldText, reading: AmountReading): EditedAmount {
  const joined = withoutOwnGroups(before, typed, reading);
  const amount = readAmountText(joined.text, joined.reading);
  if (amount === null) return { ...typed, amount: typed.text };
  if (/^\d{1,3},\d{0,2}$/.test(joined.text)) return { ...typed, amount };
  const parts = partsOf(plainText(joined.text), joined.reading) ?? { whole: '', fraction: null };
  const text = groupAmountText(parts.fraction === null ? parts.whole : `${parts.whole}.${parts.fraction}`);
  return { text, caret: caretIn(text, joined), amount };
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO))
    .replace(/[。、٫٬]/g, (mark) => WIDE_MARKS[mark] ?? mark)
    .replace(/[\s'’\p{Sc}]/gu, '');
}

function partsOf(text: string, reading: AmountReading): AmountParts | null {
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return null;
  const marks = text.match(/[.,]/g) ?? [];
  const [first] = marks;
  if (first === undefined) return { whole: text, fraction: null };
  const last = text.lastIndexOf(marks.at(-1) ?? '');
  if (isGrouped(text, marks, reading)) return { whole: text.replace(/[.,]/g, ''), fraction: null };
  const whole = text.slice(0, last);
  if (marks.length > 1 && !isMixed(whole, marks)) return null;
  return { whole: whole.replace(/[.,]/g, '') || '0', fraction: text.slice(last + 1) };
}

/** A single dot groups only if language and currency exclude decimals. */
function isGrouped(text: string, marks: readonly string[], { decimals, dotGroups }: AmountReading): boolean {
  if (decimals === 0 && dotGroups) return GROUPED[','].test(text.replaceAll('.', ','));
  if (GROUPED[','].test(text)) return true;
  return GROUPED['.'].test(text) && (marks.length > 1 || (dotGroups && decimals < 3));
}

function isMixed(whole: string, marks: readonly string[]): boolean {
  const group = marks.at(-1) === '.' ? ',' : '.';
  return GROUPED[group].test(whole);
}

interface JoinedText extends FieldText {
  readonly reading: AmountReading;
}

/** Removes the commas that this module wrote: only those of the player have a meaning. */
function withoutOwnGroups(before: string, { text, caret }: FieldText, reading: AmountReading): JoinedText {
  const asTyped = { text, caret, reading };
  const suffix = text.slice(caret);
  if (!isOwnText(before, reading) || !before.endsWith(suffix)) return asTyped;
  const kept = commonPrefix(before.slice(0, before.length - suffix.length), text.slice(0, caret));
  const outside = (kept + suffix).replaceAll(',', '');
  const inserted = pointOf(text.slice(kept.length, caret), outside, reading);
  if (outside === '' || inserted === null) return asTyped;
  const start = kept.replaceAll(',', '') + inserted;
  const hasPoint = outside.includes('.') || inserted === '.';
  return {
    text: start + suffix.replaceAll(',', ''),
    caret: start.length,
    reading: hasPoint ? { decimals: reading.decimals, dotGroups: false } : reading,
  };
}

/** A comma after grouped digits is the decimal point; null if the mark can only group, or for a pasted amount. */
function pointOf(inserted: string, outside: string, { decimals }: AmountReading): string | null {
  if (inserted.length > 1 && /[.,]/.test(inserted)) return null;
  if (inserted === '.' && decimals === 0) return null;
  if (inserted !== ',') return inserted;
  return decimals > 0 && !outside.includes('.') ? '.' : null;
}

/** A point in a currency without decimals can only be the player's group. */
function isOwnText(before: string, { decimals }: AmountReading): boolean {
  if (decimals === 0 && before.includes('.')) return false;
  return before.includes(',') && groupAmountText(before.replaceAll(',', '')) === before;
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

function caretIn(text: string, joined: FieldText): number {
  const left = plainText(joined.text.slice(0, joined.caret));
  const digits = left.replace(/\D/g, '').length;
  let [caret, seen] = [0, 0];
  while (seen < digits && caret < text.length) {
    if (/\d/.test(text[caret] ?? '')) seen += 1;
    caret += 1;
  }
  const isAfterPoint = /[.,]$/.test(left) && text[caret] === '.';
  return isAfterPoint ? caret + 1 : caret;
}
