/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x8_00) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}

/** Without separators and control characters: letters and signs of most names. */
const PLAIN = /^[ -+\--:<-[\]-~\u00a1-\u1fff\u2010-\u2027\u3000-\ud7ff]*$/;

/** TEXT value (RFC 5545, 3.3.11); control characters become spaces. */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
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
    const length = octetsOf(sign.codePointAt(0) ?? 0);
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
  const text = new Date(at).toISOString();
  return `${text.slice(0, 4)}${text.slice(5, 7)}${text.slice(8, 13)}${text.slice(14, 16)}${text.slice(17, 19)}Z`;
}

/** Property of a TEXT value. */
export const textLine = (name: string, text: string): string => `${name}:${escapeText(text)}`;
