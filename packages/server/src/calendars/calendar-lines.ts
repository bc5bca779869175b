/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** TEXT value (RFC 5545, 3.3.11); control characters become spaces. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\n/gu, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Lines of at most 75 octets, broken between characters. */
export function foldLine(line: string): string {
  if (octets(line) <= MAX_OCTETS) return line;
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const sign of line) {
    const length = octets(sign);
    if (size + length > MAX_OCTETS) {
      parts.push(part);
      [part, size] = ['', 1];
    }
    part += sign;
    size += length;
  }
  return [...parts, part].join('\r\n ');
}

/** DATE-TIME in UTC of ms since 1970. */
export function utcTime(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/gu, '');
}

/** Property of a TEXT value. */
export const textLine = (name: string, text: string): string => `${name}:${escapeText(text)}`;
