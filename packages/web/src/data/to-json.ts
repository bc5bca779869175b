const ESCAPED = /["\\\u0000-\u001f\u2028\u2029\ud800-\udfff]/g;

function quote(text: string): string {
  return `"${text.replace(ESCAPED, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}

/**
 * Ignores `toJSON`, which hosts may patch (bad input row 125). Values without JSON form become null; objects omit them.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${quote(name)}:${toJson(member)}`).join()}}`;
}
