import type { Kysely } from 'kysely';

import { createAccessStore } from './access/postgres-access-store';
import { createDeskSessionStore } from './access/postgres-session-store';
import { createActionStore } from './audit/postgres-action-store';
import type { DeskStores } from './context';
import type { Schema } from '../database/tables/schema';

export function createDeskStores(db: Kysely<Schema>): DeskStores {
  return {
    access: createAccessStore(db),
    sessions: createDeskSessionStore(db),
    actions: createActionStore(db),
  };
}
