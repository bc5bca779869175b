/** Null if damaged or unknown to this browser. */
export function readTimeZone(name: string | null): string | null {
  if (name === null) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return name;
  } catch {
    return null;
  }
}
