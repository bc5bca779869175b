import type { Context } from '../context';
import type { TicketHolder } from '../player-store';
import { hashToken } from '../../platform/hash-token';
import type { CallResponse, Outcome } from '../../platform/calls';
import { isLive } from './find-session';

export const TICKET_LIFETIME_MS = 30_000;

/** Single use (PUSH-5). */
export async function issuePushTicket(
  { stores, random, wallClock }: Pick<Context, 'stores' | 'random' | 'wallClock'>,
  holder: TicketHolder,
): Promise<Outcome<CallResponse<'getPushTicket'>>> {
  const ticket = Buffer.from(random.bytes(24)).toString('base64url');
  const now = wallClock.now();
  await stores.tickets.put({ ...holder, ticketHash: hashToken(ticket), expiresAt: now + TICKET_LIFETIME_MS }, now);
  return { kind: 'ok', data: { ticket } };
}

/** Null if used, expired, or the session ended (PUSH-5). */
export async function redeemPushTicket(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  ticket: string,
): Promise<TicketHolder | null> {
  const redeemed = await stores.tickets.redeem(hashToken(ticket));
  const now = wallClock.now();
  if (redeemed === null || now >= redeemed.expiresAt) return null;
  const session = await stores.sessions.find(redeemed.tokenHash);
  if (session === null || !isLive(session, now)) return null;
  return { accountId: redeemed.accountId, tokenHash: redeemed.tokenHash };
}
