import { hash } from 'node:crypto';

import type { DeskContext } from '../context';
import type { AccessStore, Credential } from './access-store';
import { findTotpStep } from './totp';

const IS_TOTP = /^\d{6}$/;

export const hashRecoveryCode = (code: string): Uint8Array => hash('sha256', code, 'buffer');

type Needs = Pick<DeskContext, 'wallClock' | 'totpBox' | 'log'>;

interface Tried {
  readonly operatorId: number;
  readonly credentials: readonly Credential[];
  readonly code: string;
}

function stepOf({ totpBox, wallClock, log }: Needs, { operatorId, code }: Tried, stored: Uint8Array): number | null {
  const secret = totpBox.open(stored, operatorId);
  if (secret !== null) return findTotpStep(secret, code, wallClock.now());
  log.error({ alarm: 'desk-key', operator: operatorId }, 'no desk key opens the secret of the app, code refused');
  return null;
}

/** A code of the authenticator app, each once, or a recovery code, which ends with its use. In a transaction. */
export async function verifyCode(context: Needs, access: AccessStore, tried: Tried): Promise<boolean> {
  const { credentials, code } = tried;
  if (IS_TOTP.test(code)) {
    const totp = credentials.find(({ kind }) => kind === 'totp');
    const step = totp === undefined ? null : stepOf(context, tried, totp.secret);
    return totp !== undefined && step !== null && (await access.advanceCounter(totp.id, step));
  }
  const wanted = Buffer.from(hashRecoveryCode(code));
  const recovery = credentials.find(({ kind, secret }) => kind === 'recovery' && wanted.equals(secret));
  return recovery !== undefined && (await access.endCredential(recovery.id, context.wallClock.now()));
}
