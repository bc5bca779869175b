import type { TicketHolder, TicketStore } from '../ports/ticket-store';
import type { CallResponse, Outcome } from './service';

/** A ticket that opens the private stream of the session it is asked with (PUSH-5). */
export async function issuePushTicket(
  tickets: TicketStore,
  holder: TicketHolder,
): Promise<Outcome<CallResponse<'getPushTicket'>>> {
  return { kind: 'ok', data: { ticket: await tickets.issue(holder) } };
}
