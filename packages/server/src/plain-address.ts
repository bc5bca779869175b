import { isIPv4, isIPv6 } from 'node:net';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** The one spelling of an IPv6 address, as the URL standard has it: lower case, the longest zeros left out. */
function canonicalIPv6(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function toIPv4(high: string, low: string): string {
  const [first, second] = [parseInt(high, 16), parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/**
 * An address as sockets and proxies write it, without port, zone and brackets; IPv4 in an IPv6 cover is IPv4. Null where it
 * is none (bad input row 21).
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
  return high === undefined || low === undefined ? canonical : toIPv4(high, low);
}

/** The eight groups of a canonical IPv6 address. */
function groupsOf(canonical: string): string[] {
  const [front = '', back] = canonical.split('::');
  const first = front === '' ? [] : front.split(':');
  if (back === undefined) return first;
  const last = back === '' ? [] : back.split(':');
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

const prefixOf = (canonical: string, groups: number): string =>
  canonicalIPv6(`${groupsOf(canonical).slice(0, groups).join(':')}::`);

/**
 * The network an address is in, wide enough to name no person: /24 of IPv4, /48 of IPv6. Null where it is no address.
 *
 * @example networkOf('203.0.113.9') // '203.0.113.0/24'
 */
export function networkOf(written: string): string | null {
  const address = plainAddress(written);
  if (address === null) return null;
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : `${prefixOf(address, 3)}/48`;
}

/**
 * The key under which limits count a client: an IPv4 address, or the /64 of an IPv6 address, which is what one subscriber
 * gets. A text that is no address is its own key, cut to 64 characters.
 *
 * @example limitKeyOf('2001:db8::1') // '2001:db8::/64'
 */
export function limitKeyOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return address.slice(0, 64);
  return isIPv4(plain) ? plain : `${prefixOf(plain, 4)}/64`;
}
