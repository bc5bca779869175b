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
