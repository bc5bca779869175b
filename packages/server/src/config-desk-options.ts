/** Of the operator's desk, in the list of all. */
export const DESK_OPTIONS = [
  {
    flag: 'desk-port',
    env: 'DESK_PORT',
    value: 'number',
    fallback: '10 after --port (4610) with the embedded database, none with --database-url',
    description:
      "port of the operator's desk (docs/operations.md), not for players; 0 takes any free one, none switches it off",
  },
  {
    flag: 'desk-host',
    env: 'DESK_HOST',
    value: 'address',
    fallback: '127.0.0.1',
    description: 'address of the desk',
  },
  {
    flag: 'desk-origin',
    env: 'DESK_ORIGIN',
    value: 'origin',
    fallback: 'http://localhost with the port of the desk',
    description: 'origin under which operators open the desk; passkeys are valid for it alone',
  },
  {
    flag: 'desk-oidc-issuer',
    env: 'DESK_OIDC_ISSUER',
    value: 'url',
    fallback: 'none: operators sign in at the desk',
    description: 'issuer of the OpenID provider at which operators sign in instead of at the desk (docs/operations.md)',
  },
  {
    flag: 'desk-oidc-client',
    env: 'DESK_OIDC_CLIENT',
    value: 'id',
    fallback: 'none',
    description: 'id of the desk at the provider; its redirect URI there is the origin of the desk with a slash',
  },
  {
    flag: 'desk-oidc-secret',
    env: 'DESK_OIDC_SECRET',
    value: 'secret',
    fallback: 'none',
    description: 'secret of the desk at the provider, at least 8 characters; set it in the environment',
  },
  {
    flag: 'desk-oidc-name',
    env: 'DESK_OIDC_NAME',
    value: 'text',
    fallback: 'host of the issuer',
    description: 'name of the provider on the button of the sign-in',
  },
  {
    flag: 'desk-oidc-claim',
    env: 'DESK_OIDC_CLAIM',
    value: 'claim',
    fallback: 'roles',
    description: 'claim of the ID token with the groups or roles of an operator; dots go into objects',
  },
  {
    flag: 'desk-oidc-roles',
    env: 'DESK_OIDC_ROLES',
    value: 'pairs',
    fallback: 'viewer=viewer,trader=trader,settler=settler,support=support,admin=admin',
    description: 'role of the desk for each value of that claim, as value=role',
  },
  {
    flag: 'desk-oidc-two-factors',
    env: 'DESK_OIDC_TWO_FACTORS',
    value: 'list',
    fallback: 'mfa',
    description: 'values of the claims amr or acr that mean two factors',
  },
  {
    flag: 'desk-key',
    env: 'DESK_KEY',
    value: 'keys',
    fallback: 'none',
    description:
      'encrypts the secrets of authenticator apps of operators in the database, 16 to 256 characters without a comma; set it in the environment, and never lose it; a former key follows the new one after a comma (docs/operations.md)',
  },
] as const;
