/** Whose private stream a ticket opens, and the session that must stay alive for it. */
export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** A push ticket as it is kept: by its hash, until a moment of real time in ms (PUSH-5). */
export interface StoredTicket extends TicketHolder {
  readonly ticketHash: string;
  readonly expiresAt: number;
}

/** Push tickets of all processes: one given out by one of them is good at every other, once. */
export interface TicketStore {
  /** Keeps a ticket, and drops some of those that ended before `now`. */
  put(ticket: StoredTicket, now: number): Promise<void>;
  /** Takes a ticket out for good; null where there is none. */
  take(ticketHash: string): Promise<StoredTicket | null>;
}
