import { isIPv4, isIPv6 } from 'node:net';

import { isSpecialAddress } from './is-special-address';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
/** With an embedded public IPv4 address: 6to4 (2002::/16) and NAT64 (64:ff9b::/96), with its first group. */
const TRANSITION = [
  { prefix: ['2002'], from: 1 },
  { prefix: ['64', 'ff9b', '0', '0', '0', '0'], from: 6 },
] as const;

/** URL standard: lower case, longest run of zeros compressed. */
function canonicalIPv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function toIPv4(high: string, low: string): string {
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** From 6to4 or NAT64; null for other addresses. */
function carriedIPv4(canonical: string): string | null {
  const groups = groupsOf(canonical);
  const kind = TRANSITION.find(({ prefix }) => prefix.every((group, index) => groups[index] === group));
  if (kind === undefined) return null;
  return toIPv4(groups[kind.from] ?? '0', groups[kind.from + 1] ?? '0');
}

/**
 * Canonical address without port, zone and brackets. IPv4 in IPv6 (mapped, 6to4, NAT64) becomes IPv4. Null if invalid
 * (bad input row 21), or if 6to4 or NAT64 embeds a non-public IPv4 address (RFC 3964, RFC 6052).
 *
 * @example plainAddress('::ffff:203.0.113.9') // '203.0.113.9'
 */
export function plainAddress(written: string): string | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written) ?? [];
  const address = (inBrackets ?? beforePort ?? written).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const canonical = canonicalIPv6(address);
  const [, high, low] = MAPPED.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) return toIPv4(high, low);
  const carried = carriedIPv4(canonical);
  if (carried === null) return canonical;
  return isSpecialAddress(carried) ? null : carried;
}

/** All eight groups. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const zeros = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...(back === undefined || back === '' ? [] : back.split(':'))];
}

function prefixOf(address: string, count: number): string {
  return `${canonicalIPv6(`${groupsOf(address).slice(0, count).join(':')}::`)}/${count * 16}`;
}

/**
 * Returns a network too wide to identify a person: /24 of IPv4, /48 of IPv6. Null if invalid.
 *
 * @example networkOf('203.0.113.9') // '203.0.113.0/24'
 */
export function networkOf(written: string): string | null {
  const address = plainAddress(written);
  if (address === null) return null;
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : prefixOf(address, 3);
}

export const UNKNOWN_KEY = 'unknown';

/**
 * The IPv4 address, or the IPv6 /64, which one subscriber gets; the same for all spellings. `UNKNOWN_KEY` for invalid
 * text.
 *
 * @example limitKeyOf('[2001:db8::1]:443') // '2001:db8::/64'
 */
export function limitKeyOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return UNKNOWN_KEY;
  return isIPv4(plain) ? plain : prefixOf(plain, 4);
}
