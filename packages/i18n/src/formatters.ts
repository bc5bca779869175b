import { type LangId, languageById, machineZone, wallClock } from '@clutchline/contract';

import type { Translator } from './translator';

/** Of one language and time zone (LANG-6). Times are in epoch ms. */
export interface Formatters {
  readonly number: (value: number) => string;
  /**
   * Whole units, exact at any size.
   * @example money('12480.5', 2) // '12,480.50'
   */
  readonly money: (amount: string, decimals: number) => string;
  /**
   * USER-6; does not translate the suffix.
   * @example shortMoney('12.48', 'k') // '12.48k'
   */
  readonly shortMoney: (value: string, suffix: '' | 'k' | 'M') => string;
  /** "Nov 21". */
  readonly date: (at: number) => string;
  /** Seen from `now`: empty today, "Tomorrow", else "Nov 21". */
  readonly day: (at: number, now: number) => string;
  /** Heading of a day, seen from `now`: "Today", "Tomorrow", else "Wednesday, Nov 25". */
  readonly dayTitle: (at: number, now: number) => string;
  /** "in 12 min" within the next hour, else empty. */
  readonly soon: (at: number, now: number) => string;
  /** "20:30". */
  readonly time: (at: number) => string;
  /** "20:30:05". */
  readonly clock: (at: number) => string;
  /** "Nov 21, 20:30". */
  readonly dateTime: (at: number) => string;
  /** "Nov 21, 2026, 20:30". */
  readonly longDateTime: (at: number) => string;
  /** "in 2 hours", "3 minutes ago". */
  readonly relative: (at: number, now: number) => string;
}

/** Decimal point and commas in all languages, as in the trade (LANG-6). */
const NUMBERS = 'en';

/** Creating a format takes milliseconds on a phone, and most screens need few of them (P13). */
function onDemand<Format>(create: () => Format): () => Format {
  let created: Format | undefined;
  return () => (created ??= create());
}

/** @param timeZone IANA; default: the machine's. */
export function createFormatters(t: Translator, timeZone?: string): Formatters {
  const { langId } = t;
  const locale = languageById(langId).bcp47;
  const zone = timeZone === undefined ? {} : { timeZone };
  const wall = onDemand(() => wallClock(timeZone ?? machineZone()));
  /** "20:30:05". */
  const clock = (at: number): string => {
    const text = new Date(wall()(at)).toISOString().slice(11, 19);
    return langId === INDONESIAN ? text.replaceAll(':', '.') : text;
  };
  const daysAway = (at: number, now: number): number => Math.floor(wall()(at) / DAY) - Math.floor(wall()(now) / DAY);
  const day = { month: 'short', day: 'numeric' } as const;
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dateFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = onDemand(() => new Intl.DateTimeFormat(locale, { ...options, ...zone }));
    return (at: number) => format().format(at);
  };
  const numbers = onDemand(() => new Intl.NumberFormat(NUMBERS));
  const short = onDemand(() => new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 3 }));
  const dates = dateFormat(day);
  const weekdays = dateFormat({ weekday: 'long', ...day });
  const relatives = onDemand(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const moneys: Intl.NumberFormat[] = [];
  return {
    number: (value) => numbers().format(value),
    money: (amount, decimals) => formatDecimal((moneys[decimals] ??= moneyFormat(decimals)), amount),
    shortMoney: (value, suffix) => `${formatDecimal(short(), value)}${suffix}`,
    date: dates,
    day: (at, now) => {
      const away = daysAway(at, now);
      if (away === 0) return '';
      return away === 1 ? t('match-list.tomorrow') : dates(at);
    },
    dayTitle: (at, now) => {
      const away = daysAway(at, now);
      if (away === 0) return t('match-list.today');
      return away === 1 ? t('match-list.tomorrow') : weekdays(at);
    },
    soon: (at, now) => {
      const left = Math.ceil((at - now) / MINUTE);
      return left > 0 && left < 60 ? t('match-list.soon', { minutes: left }) : '';
    },
    time: (at) => clock(at).slice(0, 5),
    clock,
    dateTime: dateFormat({ ...day, ...hour }),
    longDateTime: dateFormat({ year: 'numeric', ...day, ...hour }),
    relative: (at, now) => relatives().format(...span(at - now)),
  };
}

function moneyFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(NUMBERS, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** No amount passes through a float, and a minus is that of odds and lines (U7). Other texts remain. */
function formatDecimal(format: Intl.NumberFormat, text: string): string {
  return isDecimal(text) ? format.format(text).replace('-', '−') : text;
}

const MINUTE = 60_000;
const INDONESIAN: LangId = 6;
const DAY = 86_400_000;

function span(ms: number): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.round(ms / MINUTE);
  if (Math.abs(minutes) < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}
