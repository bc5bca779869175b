/** The session must stay active. */
export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** Stored by hash until `expiresAt` in wall-clock ms (PUSH-5). */
export interface StoredTicket extends TicketHolder {
  readonly ticketHash: string;
  readonly expiresAt: number;
}

/** Any process redeems a ticket of any other, once. */
export interface TicketStore {
  /** Also deletes some that expired before `now`. */
  put(ticket: StoredTicket, now: number): Promise<void>;
  take(ticketHash: string): Promise<StoredTicket | null>;
}
