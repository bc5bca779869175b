/** A time zone name that this browser knows; null for damage, or a name newer than the browser. */
export function readTimeZone(name: string | null): string | null {
  if (name === null) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return name;
  } catch {
    return null;
  }
}
