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

/**
 * The network an address is in, wide enough to name no person: /24 of IPv4, /48 of IPv6. Null where it is no address.
 *
 * @example networkOf('203.0.113.9') // '203.0.113.0/24'
 */
export function networkOf(written: string): string | null {
  const address = plainAddress(written);
  if (address === null) return null;
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const zeros = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(back ?? '').split(':')];
  return `${canonicalIPv6(`${all.slice(0, 3).join(':')}::`)}/48`;
}
