import type { Context } from '../context';
import type { TicketHolder } from '../push-ticket-store';
import { isLive } from './find-session';
import { hashToken } from '../../platform/hash-token';

/** Null if unknown, used, expired, or its session has ended (PUSH-5). */
export async function redeemPushTicket(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  ticket: string,
): Promise<TicketHolder | null> {
  const taken = await stores.tickets.take(hashToken(ticket));
  const now = wallClock.now();
  if (taken === null || now >= taken.expiresAt) return null;
  const session = await stores.sessions.find(taken.tokenHash);
  if (session === null || !isLive(session, now)) return null;
  return { accountId: taken.accountId, tokenHash: taken.tokenHash };
}
