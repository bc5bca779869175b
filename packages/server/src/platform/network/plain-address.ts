import { isIP, isIPv4 } from 'node:net';

import ipaddr from 'ipaddr.js';

/** IANA's. `range()` of ipaddr.js also names public ones (AS112). */
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

export function isSpecialAddress(address: string): boolean {
  return ipaddr.subnetMatch(ipaddr.parse(address), { special: SPECIAL_NETWORKS }) === 'special';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
/** With the offset of the IPv4 address. */
const TRANSITION = [
  { network: ipaddr.parseCIDR('2002::/16'), from: 2 },
  { network: ipaddr.parseCIDR('64:ff9b::/96'), from: 12 },
] as const;

/** Without port, zone, brackets; IPv4-mapped as IPv4. */
function parseAddress(written: string): Address | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written) ?? [];
  const address = (inBrackets ?? beforePort ?? written).replace(/%.*$/, '');
  // ipaddr.js also reads octal, hexadecimal, shortened ones.
  const version = isIP(address);
  if (version === 4) return ipaddr.IPv4.parse(address);
  if (version === 0) return null;
  // ipaddr.js takes `::1.2.3.4` for `::ffff:1.2.3.4`.
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

function networkText(address: Address, bytes: number): string {
  return `${ipaddr.fromByteArray(address.toByteArray().fill(0, bytes)).toString()}/${bytes * 8}`;
}

/** RFC 5952. @example plainAddress('::ffff:203.0.113.9') // '203.0.113.9' */
export function plainAddress(written: string): string | null {
  return unwrapAddress(written)?.toString() ?? null;
}

/** Too wide to identify a person: /24 of IPv4, /48 of IPv6. @example networkOf('203.0.113.9') // '203.0.113.0/24' */
export function networkOf(written: string): string | null {
  const address = unwrapAddress(written);
  return address === null ? null : networkText(address, address.kind() === 'ipv4' ? 3 : 6);
}

export const UNKNOWN_KEY = 'unknown';

/** IPv6 /64: one subscriber. @example limitKeyOf('[2001:db8::1]:443') // '2001:db8::/64' */
export function limitKeyOf(written: string): string {
  // Already plain; several times per request.
  if (isIPv4(written)) return written;
  const address = unwrapAddress(written);
  if (address === null) return UNKNOWN_KEY;
  return address.kind() === 'ipv4' ? address.toString() : networkText(address, 8);
}
