import { languageById, type LangId } from '@clutchline/contract';

/** Numbers, money and times as a language writes them, in one time zone (LANG-6). */
export interface Formatters {
  /** A plain count: 12480 is "12,480". */
  readonly number: (value: number) => string;
  /**
   * A decimal amount in whole units with the currency's decimals, exact at any size.
   *
   * @example money('12480.5', 2) // '12,480.50'
   */
  readonly money: (amount: string, decimals: number) => string;
  /**
   * A shortened amount (USER-6): the number as the language writes it and the suffix as it is.
   *
   * @example shortMoney('12.48', 'k') // '12.48k'
   */
  readonly shortMoney: (value: string, suffix: '' | 'k' | 'M') => string;
  /** A day, "Nov 21". `at` in ms since 1970 UTC, as in the three below. */
  readonly date: (at: number) => string;
  /** A time of day, "20:30". */
  readonly time: (at: number) => string;
  /** A time of day to the second, "20:30:05". */
  readonly clock: (at: number) => string;
  /** Day and time of day, "Nov 21, 20:30". */
  readonly dateTime: (at: number) => string;
  /** The same with its year, "Nov 21, 2026, 20:30". */
  readonly longDateTime: (at: number) => string;
  /** How long, "in 2 hours", "3 minutes ago", from `now` to `at`. */
  readonly relative: (at: number, now: number) => string;
}

/** @param timeZone an IANA name; without it the zone of the machine. */
export function createFormatters(langId: LangId, timeZone?: string): Formatters {
  const locale = languageById(langId).bcp47;
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = { month: 'short', day: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const numbers = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const dates = new Intl.DateTimeFormat(locale, { ...day, ...zone });
  const times = new Intl.DateTimeFormat(locale, { ...hour, ...zone });
  const dateTimes = new Intl.DateTimeFormat(locale, { ...day, ...hour, ...zone });
  const relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const moneys: Intl.NumberFormat[] = [];
  return {
    number: (value) => numbers.format(value),
    money: (amount, decimals) => formatDecimal((moneys[decimals] ??= moneyFormat(locale, decimals)), amount),
    shortMoney: (value, suffix) => `${formatDecimal(short, value)}${suffix}`,
    date: (at) => dates.format(at),
    time: (at) => times.format(at),
    clock: (at) => new Intl.DateTimeFormat(locale, { ...hour, second: '2-digit', ...zone }).format(at),
    dateTime: (at) => dateTimes.format(at),
    longDateTime: (at) => new Intl.DateTimeFormat(locale, { year: 'numeric', ...day, ...hour, ...zone }).format(at),
    relative: (at, now) => relatives.format(...span(at - now)),
  };
}

function moneyFormat(locale: string, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Formats the digits themselves, so no amount passes through a float. What is no decimal is shown as it came. */
function formatDecimal(format: Intl.NumberFormat, text: string): string {
  return isDecimal(text) ? format.format(text) : text;
}

const MINUTE = 60_000;

function span(ms: number): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.round(ms / MINUTE);
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
