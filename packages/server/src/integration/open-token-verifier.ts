import { readFile } from 'node:fs/promises';

import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';

import { PlainError } from '../platform/errors';
import type { TokenVerifier } from '../platform/token-verifier';
import { MINUTE, SECOND } from '../platform/time/durations';

export interface TokenConfig {
  /** File, or HTTPS address. */
  readonly jwks: string;
  readonly issuer: string;
  readonly audience: string;
}

const ALGORITHMS = ['ES256', 'EdDSA', 'RS256'];
/** Characters. */
const LONGEST_TOKEN = 4_096;
const LONGEST_REASON = 200;
const LONGEST_LIFE_MS = 10 * MINUTE;
const TOLERANCE_MS = 5 * SECOND;

/** Public keys of signatures alone: with a secret in it, everybody who reads the file could sign. */
const publicKey = z.looseObject({ kty: z.enum(['EC', 'OKP', 'RSA']) }).check(z.refine((key) => !('d' in key)));
const keySet = z.looseObject({ keys: z.array(publicKey).check(z.minLength(1), z.maxLength(50)) });

async function openKeys(jwks: string): Promise<JWTVerifyGetKey> {
  if (jwks.startsWith('https://')) return createRemoteJWKSet(new URL(jwks), { timeoutDuration: 3 * SECOND });
  try {
    return createLocalJWKSet(z.parse(keySet, JSON.parse(await readFile(jwks, 'utf8'))));
  } catch (cause) {
    throw new PlainError(`--operator-jwks ${jwks} is not a JSON Web Key Set of public EC, OKP or RSA keys.`, { cause });
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JOSEError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};

/** RFC 7519. Keys that a token itself names or carries are not used. */
export async function openTokenVerifier({ jwks, issuer, audience }: TokenConfig): Promise<TokenVerifier> {
  const keys = await openKeys(jwks);
  const expected = { algorithms: ALGORITHMS, issuer, audience, requiredClaims: ['exp', 'nbf', 'jti', 'sub'] };
  return async (token, now) => {
    if (token.length > LONGEST_TOKEN) return { kind: 'invalid', reason: `longer than ${LONGEST_TOKEN} characters` };
    try {
      const times = { currentDate: new Date(now), clockTolerance: TOLERANCE_MS / SECOND };
      const { payload } = await jwtVerify(token, keys, { ...expected, ...times });
      const lifeLeft = Number(payload.exp) * SECOND - now;
      if (lifeLeft > LONGEST_LIFE_MS + TOLERANCE_MS)
        return { kind: 'invalid', reason: 'exp is more than 10 minutes ahead' };
      return { kind: 'valid', claims: payload };
    } catch (error) {
      // It may quote the token.
      return { kind: 'invalid', reason: reasonOf(error).slice(0, LONGEST_REASON) };
    }
  };
}
