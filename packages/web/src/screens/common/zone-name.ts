type NameKind = 'shortOffset' | 'long';

interface NamedZone {
  /** BCP 47. */
  readonly locale: string;
  readonly timeZone: string | undefined;
  readonly at: number | undefined;
}

function namePart({ locale, timeZone, at }: NamedZone, timeZoneName: NameKind): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat(locale, { ...zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Offset and name.
 * @param timeZone default: the machine's.
 * @param at epoch ms, whose offset is shown; default: now.
 * @example zoneName('en-US', 'Asia/Tokyo') // 'GMT+9 · Japan Standard Time'
 */
export function zoneName(locale: string, timeZone?: string, at?: number): string {
  const zone = { locale, timeZone, at };
  return `${namePart(zone, 'shortOffset')} · ${namePart(zone, 'long')}`;
}
