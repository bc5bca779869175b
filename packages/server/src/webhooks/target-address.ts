import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

import { isSpecialAddress, plainAddress } from '../platform/network/plain-address';

export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

const LONGEST = 2_000;

function isPublic(address: string): boolean {
  const plain = plainAddress(address);
  return plain !== null && !isSpecialAddress(plain);
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Null: a target may have this address, as far as its text shows (bad input row 276). */
export function addressFault(text: string, allowsPrivate: boolean): string | null {
  const url = URL.parse(text);
  if (url === null || text.length > LONGEST) return 'is not an address of at most 2,000 characters';
  if (url.username !== '' || url.password !== '') return 'must have no user and no password';
  const host = hostOf(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(host)))
    return 'must begin with https://, unless it is of this machine';
  const isPrivate = isLoopback(host) || (isIP(host) !== 0 && !isPublic(host));
  return isPrivate && !allowsPrivate ? 'is not public: --allow-private permits it' : null;
}

/** Also resolves the host: a name of a private address is refused at the configuration (bad input row 276). */
export async function targetFault(
  text: string,
  allowsPrivate: boolean,
  resolve: ResolveHost = resolveHost,
): Promise<string | null> {
  const fault = addressFault(text, allowsPrivate);
  if (fault !== null || allowsPrivate) return fault;
  const addresses = await resolve(hostOf(new URL(text))).catch(() => []);
  if (addresses.length === 0) return 'has a host without an address';
  return addresses.every(({ address }) => isPublic(address)) ? null : 'is not public: --allow-private permits it';
}

/** The address that is checked is the one that is connected to, so a name that changes its address gains nothing. */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const found = addresses.find(({ address }) => !isPublic(address));
        if (first === undefined) callback(new Error(`${host} has no address`), []);
        else if (found !== undefined)
          callback(new Error(`${host} has the address ${found.address}, not a public one`), []);
        else if (all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
    );
  };
}
