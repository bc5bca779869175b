import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import type { Context } from '../context';
import { isPublishedSignIn } from './demo-accounts';
import { hashToken } from './hash-token';
import type { CallRequest, CallResponse, Outcome } from './service';
import { SESSION_LIFETIME_MS } from './session-lifetime';

const TOKEN_BYTES = 32;

/** A hash no password has: an unknown user costs as much time as a wrong password. */
const nobody = hash(randomBytes(32));

async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}

/** Signs a player in and answers a fresh token (EMBED-1). A published sign-in is only accepted by a demonstration. */
export async function signIn(
  { stores, wallClock, random, isDemo = false }: Pick<Context, 'stores' | 'wallClock' | 'random' | 'isDemo'>,
  request: CallRequest<'hostSignIn'>,
): Promise<Outcome<CallResponse<'hostSignIn'>>> {
  const account = await stores.accounts.byUsername(request.username);
  const isRight = await isPassword(account?.passwordHash ?? (await nobody), request.password);
  const isAllowed = isDemo || !isPublishedSignIn(request);
  if (account === null || !isRight || !isAllowed) return { kind: 'refused', refusal: 'wrong_credentials' };
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  const createdAt = wallClock.now();
  const expiresAt = createdAt + SESSION_LIFETIME_MS;
  await stores.sessions.create({ tokenHash: hashToken(token), accountId: account.accountId, createdAt, expiresAt });
  return { kind: 'ok', data: { token } };
}
