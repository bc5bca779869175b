import type { DeskRole } from '@clutchline/contract/desk';

export interface ProviderConfig {
  /** On the button of the sign-in. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Claim that lists groups or roles; dots go into objects. */
  readonly rolesClaim: string;
  /** By value of the claim. */
  readonly roles: ReadonlyMap<string, DeskRole>;
  /** Values of `amr` or `acr` that mean two factors. */
  readonly twoFactors: ReadonlySet<string>;
}

/** What the provider has confirmed. */
export interface ProvenIdentity {
  readonly subject: string;
  readonly name: string;
  /** Not empty. */
  readonly roles: readonly DeskRole[];
  /** When the operator has shown the factors, ms since 1970. */
  readonly provenAt: number;
}

export interface ProviderRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderAnswer extends Pick<ProviderRequest, 'state' | 'nonce' | 'codeVerifier'> {
  /** Of the page, with the parameters of the provider. */
  readonly url: URL;
  readonly isStepUp: boolean;
}

/** Its answer is not valid, or does not say enough. */
export class ProviderRefusedError extends Error {}
/** It did not answer, or not as it should. */
export class ProviderDownError extends Error {}

export interface IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  begin(redirectUri: string, isStepUp: boolean): Promise<ProviderRequest>;
  prove(answer: ProviderAnswer): Promise<ProvenIdentity>;
}
