import type { DeskRole } from '@clutchline/contract/desk';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';

import { SECOND } from '../../../platform/time/durations';
import { SESSION_MS, STEP_UP_MS } from '../find-session';
import {
  type IdentityProvider,
  type ProvenIdentity,
  type ProviderAnswer,
  type ProviderConfig,
  ProviderDownError,
  ProviderRefusedError,
  type ProviderRequest,
} from './provider';

const TIMEOUT_S = 5;
/** The provider may remember a sign-in as long as a session of the desk lasts. */
const SIGN_IN_AGE_S = SESSION_MS / SECOND;
const STEP_UP_AGE_S = STEP_UP_MS / SECOND;

const texts = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text: string) => [text]),
  ),
]);

const claimsSchema = z.looseObject({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  auth_time: z.number(),
  amr: z.optional(texts),
  acr: z.optional(z.string()),
  name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  email: z.optional(z.string()),
});

type Claims = z.infer<typeof claimsSchema>;

const messageOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `${error instanceof Error ? error.message : String(error)}${code}`;
};

/** Neither refused by the provider nor by a check: it could not be asked. */
const isUnreached = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed'));

/** A claim of this name, or else the value at its parts. */
function valuesAt(claims: Claims, claim: string): readonly string[] {
  let value: unknown = claims[claim];
  if (value === undefined) {
    value = claims;
    for (const part of claim.split('.'))
      value = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(part) : undefined;
  }
  const parsed = z.safeParse(texts, value);
  return parsed.success ? parsed.data : [];
}

/** OpenID Connect: authorization code with PKCE, state and nonce (DESK-3). */
export class OpenIdProvider implements IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  #found: oidc.Configuration | null = null;

  /** @param request of a test, whose provider has no certificate. */
  constructor(
    private readonly config: ProviderConfig,
    private readonly request: oidc.CustomFetch | null = null,
  ) {
    this.name = config.name;
    this.issuer = config.issuer;
  }

  async begin(redirectUri: string, isStepUp: boolean): Promise<ProviderRequest> {
    const found = await this.#discover();
    const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(found, {
      ...{ redirect_uri: redirectUri, scope: 'openid profile', state, nonce },
      ...{ code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
      max_age: String(isStepUp ? 0 : SIGN_IN_AGE_S),
      ...(isStepUp && { prompt: 'login' }),
    });
    return { url: url.href, state, nonce, codeVerifier };
  }

  async prove({ url, state, nonce, codeVerifier, isStepUp }: ProviderAnswer): Promise<ProvenIdentity> {
    const found = await this.#discover();
    try {
      const tokens = await oidc.authorizationCodeGrant(found, url, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        maxAge: isStepUp ? STEP_UP_AGE_S : SIGN_IN_AGE_S,
      });
      return this.#identityOf(tokens.claims());
    } catch (error) {
      if (error instanceof ProviderRefusedError) throw error;
      if (isUnreached(error)) throw new ProviderDownError(messageOf(error), { cause: error });
      throw new ProviderRefusedError(messageOf(error), { cause: error });
    }
  }

  /** Asked for again until it has answered once. */
  async #discover(): Promise<oidc.Configuration> {
    if (this.#found !== null) return this.#found;
    const { issuer, clientId, clientSecret } = this.config;
    try {
      const options = { timeout: TIMEOUT_S, execute: [oidc.enableNonRepudiationChecks] };
      const given = this.request === null ? options : { ...options, [oidc.customFetch]: this.request };
      this.#found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, given);
      return this.#found;
    } catch (error) {
      throw new ProviderDownError(`discovery failed: ${messageOf(error)}`, { cause: error });
    }
  }

  #identityOf(given: unknown): ProvenIdentity {
    const parsed = z.safeParse(claimsSchema, given);
    if (!parsed.success) throw new ProviderRefusedError('the claims sub or auth_time are missing or invalid');
    const claims = parsed.data;
    const { sub, auth_time, amr = [], acr = '', name, preferred_username, email } = claims;
    const { twoFactors, rolesClaim, roles: known } = this.config;
    if (![...amr, acr].some((value) => twoFactors.has(value)))
      throw new ProviderRefusedError(`neither amr nor acr says two factors: ${[...amr, acr].join(' ')}`);
    const roles = new Set(
      valuesAt(claims, rolesClaim).flatMap((value): readonly DeskRole[] => {
        const role = known.get(value);
        return role === undefined ? [] : [role];
      }),
    );
    if (roles.size === 0) throw new ProviderRefusedError(`the claim ${rolesClaim} has no role of the desk`);
    return {
      ...{ subject: sub, name: name ?? preferred_username ?? email ?? sub },
      ...{ roles: [...roles].toSorted(), provenAt: auth_time * SECOND },
    };
  }
}
