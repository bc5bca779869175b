/** Whose private stream a ticket opens, and the session that must stay alive for it. */
export interface TicketHolder {
  readonly accountId: number;
  readonly tokenHash: string;
}

/** Push tickets: random, single use, dead after 30 s (PUSH-5). */
export interface TicketStore {
  issue(holder: TicketHolder): Promise<string>;
  /** The holder, once; null where the ticket is unknown, used or too old. */
  redeem(ticket: string): Promise<TicketHolder | null>;
}
