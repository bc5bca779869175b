import { useTexts } from '../../i18n/use-texts';
import { usePreferences } from '../../state';

/**
 * "Nov 16 – 22, 2026" in the player's time zone; `to` is excluded. Null if neither is known.
 * @example useDateRange(starts_at, ends_at)
 */
export function useDateRange(from: number | null, to: number | null): string | null {
  const { language } = useTexts();
  const { timeZone } = usePreferences();
  const format = new Intl.DateTimeFormat(language.bcp47, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(timeZone === null ? {} : { timeZone }),
  });
  // Node has thin spaces around the dash, browsers plain ones (P13).
  if (from !== null && to !== null && to > from) return format.formatRange(from, to - 1).replaceAll('\u2009', ' ');
  const day = from ?? to;
  return day === null ? null : format.format(day);
}
