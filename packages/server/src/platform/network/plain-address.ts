import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** Networks of IANA's special-purpose registries. `range()` of ipaddr.js also names public ones, for example of AS112. */
const SPECIAL_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
].map((network) => ipaddr.parseCIDR(network));

/** Takes an address as returned by `plainAddress`. */
export function isSpecialAddress(address: string): boolean {
  return ipaddr.subnetMatch(ipaddr.parse(address), { special: SPECIAL_NETWORKS }) === 'special';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
/** Networks of 6to4 and NAT64, with the byte at which their embedded public IPv4 address begins. */
const TRANSITION = [
  { network: ipaddr.parseCIDR('2002::/16'), from: 2 },
  { network: ipaddr.parseCIDR('64:ff9b::/96'), from: 12 },
] as const;

/** Without port, zone and brackets; an IPv4-mapped address as IPv4. Null if invalid. */
function parseAddress(written: string): Address | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written) ?? [];
  const address = (inBrackets ?? beforePort ?? written).replace(/%.*$/, '');
  // ipaddr.js also accepts octal, hexadecimal and shortened IPv4 addresses.
  const version = isIP(address);
  if (version === 4) return ipaddr.IPv4.parse(address);
  if (version === 0) return null;
  // ipaddr.js reads `::1.2.3.4` (IPv4-compatible, deprecated) as `::ffff:1.2.3.4`.
  const parsed = ipaddr.IPv6.parse(address.replace(/^::(?=\d+\.)/, '0::'));
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
}

/**
 * IPv4 in IPv6 (mapped, 6to4, NAT64) becomes IPv4. Null if invalid (bad input row 21), or if 6to4 or NAT64 embeds a
 * non-public IPv4 address (RFC 3964, RFC 6052).
 */
function unwrapAddress(written: string): Address | null {
  const address = parseAddress(written);
  if (address?.kind() !== 'ipv6') return address;
  const transition = TRANSITION.find(({ network }) => address.match(network));
  if (transition === undefined) return address;
  const embedded = ipaddr.fromByteArray(address.toByteArray().slice(transition.from, transition.from + 4));
  return isSpecialAddress(embedded.toString()) ? null : embedded;
}

/** The network with a prefix of this many bytes. */
function networkText(address: Address, bytes: number): string {
  return `${ipaddr.fromByteArray(address.toByteArray().fill(0, bytes)).toString()}/${bytes * 8}`;
}

/**
 * Canonical address (RFC 5952) without port, zone and brackets. Null if {@link unwrapAddress} finds none.
 *
 * @example plainAddress('::ffff:203.0.113.9') // '203.0.113.9'
 */
export function plainAddress(written: string): string | null {
  return unwrapAddress(written)?.toString() ?? null;
}

/**
 * Returns a network too wide to identify a person: /24 of IPv4, /48 of IPv6. Null if invalid.
 *
 * @example networkOf('203.0.113.9') // '203.0.113.0/24'
 */
export function networkOf(written: string): string | null {
  const address = unwrapAddress(written);
  return address === null ? null : networkText(address, address.kind() === 'ipv4' ? 3 : 6);
}

export const UNKNOWN_KEY = 'unknown';

/**
 * The IPv4 address, or the IPv6 /64, which one subscriber gets; the same for all spellings. `UNKNOWN_KEY` for invalid
 * text.
 *
 * @example limitKeyOf('[2001:db8::1]:443') // '2001:db8::/64'
 */
export function limitKeyOf(written: string): string {
  const address = unwrapAddress(written);
  if (address === null) return UNKNOWN_KEY;
  return address.kind() === 'ipv4' ? address.toString() : networkText(address, 8);
}
