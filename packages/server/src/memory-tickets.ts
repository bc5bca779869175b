import { hashToken } from './services/hash-token';
import type { Clock } from './ports/clock';
import type { Random } from './ports/random';
import type { TicketHolder, TicketStore } from './ports/ticket-store';

/** How long a ticket may be redeemed. */
export const TICKET_LIFETIME_MS = 30_000;

/** The tickets of one process, kept in memory by their hashes; the oldest go first, as all live equally long. */
export class MemoryTickets implements TicketStore {
  readonly #byHash = new Map<string, { readonly holder: TicketHolder; readonly until: number }>();

  constructor(
    private readonly wallClock: Clock,
    private readonly random: Random,
  ) {}

  issue(holder: TicketHolder): Promise<string> {
    this.#dropDead();
    const ticket = Buffer.from(this.random.bytes(24)).toString('base64url');
    this.#byHash.set(hashToken(ticket), { holder, until: this.wallClock.now() + TICKET_LIFETIME_MS });
    return Promise.resolve(ticket);
  }

  redeem(ticket: string): Promise<TicketHolder | null> {
    const hash = hashToken(ticket);
    const found = this.#byHash.get(hash);
    this.#byHash.delete(hash);
    const isAlive = found !== undefined && this.wallClock.now() < found.until;
    return Promise.resolve(isAlive ? found.holder : null);
  }

  #dropDead(): void {
    const now = this.wallClock.now();
    for (const [hash, { until }] of this.#byHash) {
      if (now < until) return;
      this.#byHash.delete(hash);
    }
  }
}
