import type { Context } from '../context';
import type { TicketHolder } from '../push-ticket-store';
import { hashToken } from '../../platform/hash-token';
import type { CallResponse, Outcome } from '../../platform/calls';

/** Ms of real time. */
export const TICKET_LIFETIME_MS = 30_000;

/** Random, single use, valid for 30 s (PUSH-5). */
export async function issuePushTicket(
  { stores, random, wallClock }: Pick<Context, 'stores' | 'random' | 'wallClock'>,
  holder: TicketHolder,
): Promise<Outcome<CallResponse<'getPushTicket'>>> {
  const ticket = Buffer.from(random.bytes(24)).toString('base64url');
  const now = wallClock.now();
  await stores.tickets.put({ ...holder, ticketHash: hashToken(ticket), expiresAt: now + TICKET_LIFETIME_MS }, now);
  return { kind: 'ok', data: { ticket } };
}
