import type { Kysely } from 'kysely';

import type { TicketStore } from './push-ticket-store';
import type { Schema } from '../database/tables/schema';

/** Expired tickets deleted per issue: more than one, so that they do not accumulate. */
const SWEPT = 20;

export function createTicketStore(db: Kysely<Schema>): TicketStore {
  return {
    async put({ ticketHash, accountId, tokenHash, expiresAt }, now) {
      await db
        .with('dead', (dead) =>
          dead
            .selectFrom('push_tickets')
            .select('ticket_hash')
            .where('expires_at', '<=', now)
            .limit(SWEPT)
            .forUpdate()
            .skipLocked(),
        )
        .with('swept', (swept) =>
          swept
            .deleteFrom('push_tickets')
            .where('ticket_hash', 'in', (dead) => dead.selectFrom('dead').select('ticket_hash')),
        )
        .insertInto('push_tickets')
        .values({ ticket_hash: ticketHash, account_id: accountId, session_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    async take(ticketHash) {
      const taken = await db
        .deleteFrom('push_tickets')
        .where('ticket_hash', '=', ticketHash)
        .returning([
          'ticket_hash as ticketHash',
          'account_id as accountId',
          'session_hash as tokenHash',
          'expires_at as expiresAt',
        ])
        .executeTakeFirst();
      return taken ?? null;
    },
  };
}
