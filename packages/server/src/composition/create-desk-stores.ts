import type { Kysely } from 'kysely';

import { createOutboxStore } from '../bus/postgres-outbox-store';
import { createBoardStore } from '../catalogue/postgres/postgres-board-store';
import type { Schema } from '../database/tables/schema';
import type { DeskStores } from '../desk';
import { createAccessStore } from '../desk/access/postgres-access-store';
import { createDeskSessionStore } from '../desk/access/postgres-session-store';
import { createActionStore } from '../desk/audit/postgres-action-store';
import { createLockStore } from '../desk/locks/postgres-lock-store';
import { stakesOnPlay } from '../settlement/postgres/postgres-result-store';
import { createProposalStore } from '../desk/proposals/postgres-proposal-store';

export function createDeskStores(db: Kysely<Schema>): DeskStores {
  return {
    access: createAccessStore(db),
    sessions: createDeskSessionStore(db),
    actions: createActionStore(db),
    locks: createLockStore(db),
    proposals: createProposalStore(db),
    stakes: { stakesOn: (playId) => stakesOnPlay(db, playId) },
    board: createBoardStore(db),
    outbox: createOutboxStore(db),
  };
}
