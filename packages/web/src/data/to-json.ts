const ESCAPED = /["\\\u0000-\u001f\u2028\u2029\ud800-\udfff]/g;

function quote(text: string): string {
  return `"${text.replace(ESCAPED, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}

/**
 * JSON of plain values. A host's page may have patched `toJSON` into arrays or texts, which `JSON.stringify` would ask
 * (bad input row 125); this asks nobody. What JSON cannot say is null, and left out as a member of an object.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${quote(name)}:${toJson(member)}`).join()}}`;
}
