/** Claims of a valid token, or why it is not valid, for the log only. */
export type VerifiedToken =
  | { readonly kind: 'valid'; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Of the operator's signed tokens; `now` is wall clock. */
export type TokenVerifier = (token: string, now: number) => Promise<VerifiedToken>;
