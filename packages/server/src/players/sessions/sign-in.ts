import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import type { Context } from '../context';
import { isPublishedSignIn } from './demo-accounts';
import { hashToken } from '../../platform/hash-token';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../../platform/calls';
import { MOST_SESSIONS, SESSION_IDLE_MS, SESSION_RETENTION_MS, SESSION_LIFETIME_MS } from './find-session';

type SessionContext = Pick<Context, 'stores' | 'wallClock' | 'random' | 'mostSessions'>;

const TOKEN_BYTES = 32;

/** Unknown users take as long. */
const dummyHash = hash(randomBytes(32));

async function isPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}

export interface OpenedSession {
  readonly token: string;
  /** Wall clock. */
  readonly expiresAt: number;
}

/** EMBED-1. */
export async function signIn(
  { log, isDemo = false, ...context }: SessionContext & Pick<Context, 'log' | 'isDemo'>,
  request: CallRequest<'hostSignIn'>,
  { origin }: Pick<CallInfo, 'origin'>,
): Promise<Outcome<CallResponse<'hostSignIn'>>> {
  const account = await context.stores.accounts.byUsername(request.username);
  const isRight = await isPassword(account?.passwordHash ?? (await dummyHash), request.password);
  const isAllowed = isRight && (isDemo || !isPublishedSignIn(request));
  const network = origin?.network ?? null;
  if (account !== null && isAllowed) {
    const { token } = await openSession(context, account.accountId, network);
    return { kind: 'ok', data: { token } };
  }
  // The name may be a password.
  log.warn({ event: 'sign_in_failed', account: account?.accountId ?? null, network }, 'sign-in failed');
  return { kind: 'refused', refusal: 'wrong_credentials' };
}

export async function openSession(
  { stores, wallClock, random, mostSessions = MOST_SESSIONS }: SessionContext,
  accountId: number,
  network: string | null,
): Promise<OpenedSession> {
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
  const createdAt = wallClock.now();
  const expiresAt = createdAt + SESSION_LIFETIME_MS;
  await stores.sessions.create({ tokenHash: hashToken(token), accountId, createdAt, expiresAt });
  const replaced = await stores.sessions.endBeyond({ accountId, most: mostSessions, at: createdAt });
  if (replaced > 0) await stores.outbox.add([{ kind: 'sessions', accountId }]);
  await stores.sessions.sweep(createdAt - SESSION_IDLE_MS - SESSION_RETENTION_MS);
  if (network !== null) await stores.accounts.recordSignIn(accountId, network, createdAt);
  return { token, expiresAt };
}

/** Then 602. */
export async function signOut(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  tokenHash: string,
): Promise<Outcome<null>> {
  await stores.sessions.end(tokenHash, wallClock.now(), 'signed_out');
  return { kind: 'ok', data: null };
}

export async function isKnownNetwork(
  { stores }: Pick<Context, 'stores'>,
  username: string,
  network: string | null,
): Promise<boolean> {
  if (network === null) return false;
  const account = await stores.accounts.byUsername(username);
  return account !== null && (await stores.accounts.hasSignedInFrom(account.accountId, network));
}
