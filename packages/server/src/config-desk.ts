import { resolve } from 'node:path';

import { DESK_ROLES, type DeskRole } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { claim, list, secretKey, whole } from './config-values';
import { CHECKOUT } from './paths';
import type { ProviderConfig } from './desk';
import type { DeskPlace } from './http';
import { PlainError } from './platform/errors';

/** Port of the desk, after that of players, if nothing else is asked for. */
const AFTER = 10;
const PAGE = resolve(CHECKOUT, 'packages', 'desk', 'dist');

const IS_ROLE_OF_VALUE = /^[^=]{1,200}=[a-z]+$/;

const rolesOf = (pairs: readonly string[]): ReadonlyMap<string, DeskRole> =>
  new Map(
    pairs.flatMap((pair): [string, DeskRole][] => {
      const [value = '', named] = pair.split('=');
      const role = DESK_ROLES.find((each) => each === named);
      return role === undefined ? [] : [[value, role]];
    }),
  );

/** Options of the desk in the schema of all. */
export const DESK_SHAPE = {
  'desk-key': z.optional(z.pipe(list, z.array(secretKey))),
  'desk-port': z.optional(z.union([z.literal('none'), whole(65_535)])),
  'desk-host': z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  'desk-origin': z.optional(
    z.string().check(z.regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/localhost:\d{1,5})$/)),
  ),
  'desk-oidc-issuer': z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s?#]+$/))),
  'desk-oidc-client': z.optional(claim),
  'desk-oidc-secret': z.optional(z.string().check(z.minLength(8), z.maxLength(500))),
  'desk-oidc-name': z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  'desk-oidc-claim': z._default(claim, 'roles'),
  'desk-oidc-roles': z.optional(z.pipe(list, z.array(z.string().check(z.regex(IS_ROLE_OF_VALUE))))),
  'desk-oidc-two-factors': z._default(z.pipe(list, z.array(claim)), ['mfa']),
} as const;

interface ProviderValues {
  readonly 'desk-oidc-issuer'?: string | undefined;
  readonly 'desk-oidc-client'?: string | undefined;
  readonly 'desk-oidc-secret'?: string | undefined;
  readonly 'desk-oidc-name'?: string | undefined;
  readonly 'desk-oidc-claim': string;
  readonly 'desk-oidc-roles'?: readonly string[] | undefined;
  readonly 'desk-oidc-two-factors': readonly string[];
}

/** Identity provider of the operators; null: they sign in at the desk. */
export function deskProviderOf(values: ProviderValues): ProviderConfig | null {
  const { 'desk-oidc-issuer': issuer, 'desk-oidc-client': clientId, 'desk-oidc-secret': clientSecret } = values;
  if (issuer === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new PlainError('--desk-oidc-issuer requires --desk-oidc-client and DESK_OIDC_SECRET.');
  const pairs = values['desk-oidc-roles'] ?? DESK_ROLES.map((role) => `${role}=${role}`);
  const roles = rolesOf(pairs);
  if (roles.size !== pairs.length)
    throw new PlainError(
      `--desk-oidc-roles has an unknown role or a repeated value. Known roles: ${DESK_ROLES.join(', ')}.`,
    );
  return {
    ...{ issuer, clientId, clientSecret, roles },
    name: values['desk-oidc-name'] ?? new URL(issuer).hostname,
    rolesClaim: values['desk-oidc-claim'],
    twoFactors: new Set(values['desk-oidc-two-factors']),
  };
}

interface DeskValues {
  readonly port: number;
  readonly 'database-url'?: string | undefined;
  readonly 'desk-port'?: number | 'none' | undefined;
  readonly 'desk-host': string;
  readonly 'desk-origin'?: string | undefined;
}

/** `npm start` opens the desk; another database gets one only if it is asked for. */
function portOf({ port, 'database-url': external, 'desk-port': given }: DeskValues): number | 'none' {
  if (given !== undefined) return given;
  if (external !== undefined) return 'none';
  return port === 0 ? 0 : port + AFTER;
}

export function deskPlaceOf(values: DeskValues): DeskPlace | null {
  const port = portOf(values);
  if (port === 'none') return null;
  return { host: values['desk-host'], port, origin: values['desk-origin'] ?? null, pageFolder: PAGE };
}
