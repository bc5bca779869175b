import { FORMAT_DECIMALS } from './format-decimals';
import type { OddsFormat } from './odds-formats';
import { ODD_MAX, ODD_MIN, ODD_ONE } from './odds-range';
import { divisorOf, type WrittenNumber } from './shortest-quotient';
import { SIGNED_FORMATS, type SignedFormat } from './signed-format';

const NUMBER = /^([+-]?)(\d{1,6})(?:\.(\d{1,9}))?(%?)$/;
const FRACTION = /^(\d{1,6})\/(\d{1,6})$/;

interface ReadNumber extends WrittenNumber {
  readonly sign: string;
  readonly percent: boolean;
}

/**
 * Inverse of {@link formatOddAs}: ASCII, no excess decimals; fewer digits return the nearest price. Null if invalid.
 *
 * @example parseOddAs('fractional', '100/30') // 4333
 */
export function parseOddAs(format: OddsFormat, text: string): number | null {
  const odd = format === 'fractional' ? readFraction(text) : readDecimals(format, text);
  return odd !== null && odd >= ODD_MIN && odd <= ODD_MAX ? odd : null;
}

function readFraction(text: string): number | null {
  const match = FRACTION.exec(text);
  if (match === null) return null;
  return ODD_ONE + Math.round((ODD_ONE * Number(match[1])) / Number(match[2]));
}

function readDecimals(format: Exclude<OddsFormat, 'fractional'>, text: string): number | null {
  const number = readNumber(text);
  const [, most] = FORMAT_DECIMALS[format];
  if (number === null || number.decimals > most || number.percent !== (format === 'probability')) return null;
  if (format === 'american' || format === 'malay' || format === 'indonesian') {
    return readSigned(number, SIGNED_FORMATS[format]);
  }
  if (number.sign !== '') return null;
  if (format === 'probability') return divisorOf(100 * ODD_ONE, number);
  return thousandthsOf(number) + (format === 'hong_kong' ? ODD_ONE : 0);
}

function readNumber(text: string): ReadNumber | null {
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', part = '', percent = ''] = match;
  return { sign, digits: Number(`${whole}${part}`), decimals: part.length, percent: percent === '%' };
}

/** Malay writes even money only as 1.000; American and Indonesian allow both signs. */
function readSigned(number: ReadNumber, { unit, directAbove }: SignedFormat): number | null {
  const isDirect = number.sign !== '-';
  const profit = isDirect ? thousandthsOf(number) / unit : divisorOf(unit * ODD_ONE, number);
  const isEven = profit === ODD_ONE && (isDirect || directAbove);
  const isOnItsSide = profit !== ODD_ONE && profit > ODD_ONE === (directAbove === isDirect);
  return isEven || isOnItsSide ? ODD_ONE + Math.round(profit) : null;
}

function thousandthsOf({ digits, decimals }: WrittenNumber): number {
  return Math.round((digits * ODD_ONE) / 10 ** decimals);
}
