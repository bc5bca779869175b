type NameKind = 'shortOffset' | 'long';

function namePart(locale: string, timeZone: string | undefined, timeZoneName: NameKind): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat(locale, { ...zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Current offset and name.
 *
 * @param timeZone IANA name; default: the zone of the machine.
 * @example zoneName('en-US', 'Asia/Tokyo') // 'GMT+9 · Japan Standard Time'
 */
export function zoneName(locale: string, timeZone?: string): string {
  const offset = namePart(locale, timeZone, 'shortOffset');
  const name = namePart(locale, timeZone, 'long');
  return `${offset} · ${name}`;
}
