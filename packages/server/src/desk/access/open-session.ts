import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext, DeskStores } from '../context';
import type { DeskOperator } from './access-store';
import { describeSession, MOST_DESK_SESSIONS } from './find-session';
import { hashToken } from '../../platform/hash-token';

const TOKEN_BYTES = 32;

export const newToken = ({ random }: Pick<DeskContext, 'random'>): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

export interface OpenedSession {
  readonly token: string;
  readonly me: DeskAnswer<'me'>;
}

interface SessionOrigin {
  readonly network: string | null;
  /** When the factors were shown, wall clock, ms; absent: just now. */
  readonly provenAt?: number;
}

/** The factors of the sign-in count as a step up. In a transaction. */
export async function openSession(
  context: Pick<DeskContext, 'wallClock' | 'random'>,
  { sessions }: Pick<DeskStores, 'sessions'>,
  { operatorId }: DeskOperator,
  { network, provenAt }: SessionOrigin,
): Promise<OpenedSession> {
  const [token, at] = [newToken(context), context.wallClock.now()];
  const tokenHash = hashToken(token);
  await sessions.create({ tokenHash, operatorId, at, provenAt: provenAt ?? at, network }, MOST_DESK_SESSIONS);
  const found = await sessions.find(tokenHash);
  if (found === null) throw new Error('the new session of the desk is missing');
  return { token, me: describeSession(found) };
}
