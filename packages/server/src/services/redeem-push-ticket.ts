import type { Context } from '../context';
import type { TicketHolder } from '../ports/ticket-store';
import { hashToken } from './hash-token';

/** The holder of a ticket, once; null where it is unknown, used or too old (PUSH-5). */
export async function redeemPushTicket(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  ticket: string,
): Promise<TicketHolder | null> {
  const taken = await stores.tickets.take(hashToken(ticket));
  if (taken === null || wallClock.now() >= taken.expiresAt) return null;
  return { accountId: taken.accountId, tokenHash: taken.tokenHash };
}
