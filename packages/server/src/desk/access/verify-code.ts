import { hash } from 'node:crypto';

import type { AccessStore, Credential } from './access-store';
import { findTotpStep } from './totp';

const IS_TOTP = /^\d{6}$/;

export const hashRecoveryCode = (code: string): Uint8Array => hash('sha256', code, 'buffer');

/** A code of the authenticator app, each once, or a recovery code, which ends with its use. In a transaction. */
export async function verifyCode(
  access: AccessStore,
  credentials: readonly Credential[],
  code: string,
  at: number,
): Promise<boolean> {
  if (IS_TOTP.test(code)) {
    const totp = credentials.find(({ kind }) => kind === 'totp');
    const step = totp === undefined ? null : findTotpStep(totp.secret, code, at);
    return totp !== undefined && step !== null && (await access.advanceCounter(totp.id, step));
  }
  const wanted = Buffer.from(hashRecoveryCode(code));
  const recovery = credentials.find(({ kind, secret }) => kind === 'recovery' && wanted.equals(secret));
  return recovery !== undefined && (await access.endCredential(recovery.id, at));
}
