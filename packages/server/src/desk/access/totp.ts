import { hkdfSync } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import { TOTP_SECRET_BYTES } from './totp-box';
import { SECOND } from '../../platform/time/durations';

const PERIOD_S = 30;
const PERIOD_MS = PERIOD_S * SECOND;
/** A code of the step before is accepted at the begin of a step, for clocks that are late (ASVS 6.5.5). */
const LATE_MS = 5 * SECOND;

const INVITE_LABEL = 'clutchline desk invitation';

const ISSUER = 'Clutchline desk';

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_S });

/** Of an invited person: needs the token, which is not stored, and the seed, which is erased with the use of the invitation. */
export const invitedSecretOf = (token: string, seed: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', token, seed, INVITE_LABEL, TOTP_SECRET_BYTES));

export const totpUriOf = (secret: Uint8Array, name: string): string => totpOf(secret, name).toString();

export const isCodeOfStep = (secret: Uint8Array, code: string, step: number): boolean =>
  totpOf(secret, '').validate({ token: code, timestamp: step * PERIOD_MS, window: 0 }) === 0;

/**
 * Step of a code that is valid at this moment, or null. The caller accepts each step once.
 *
 * @param at wall clock, ms.
 */
export function findTotpStep(secret: Uint8Array, code: string, at: number): number | null {
  const step = Math.floor(at / PERIOD_MS);
  const steps = at % PERIOD_MS < LATE_MS ? [step, step - 1] : [step];
  return steps.find((each) => isCodeOfStep(secret, code, each)) ?? null;
}
