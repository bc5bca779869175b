/** The account whose private stream a ticket opens, and the session that must stay active. */
export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** A push ticket, stored by its hash until `expiresAt` in wall-clock ms (PUSH-5). */
export interface StoredTicket extends TicketHolder {
  readonly ticketHash: string;
  readonly expiresAt: number;
}

/** Push tickets of all processes: any process redeems a ticket of any other, once. */
export interface TicketStore {
  /** Stores a ticket and deletes some that expired before `now`. */
  put(ticket: StoredTicket, now: number): Promise<void>;
  /** Removes and returns a ticket; null if unknown. */
  take(ticketHash: string): Promise<StoredTicket | null>;
}
