import type { Kysely } from 'kysely';

import type { HeldBetStore } from './held-bet-store';
import { countHeld, dueBets, lockHeldBets } from './postgres-lock-held-bets';
import { releaseExposure, reserveExposure } from './postgres-move-exposure';
import { recordDecisions } from './postgres-record-decisions';
import type { Schema } from '../database/tables/schema';

export function createHeldBetStore(db: Kysely<Schema>): HeldBetStore {
  return {
    due: (query) => dueBets(db, query),
    count: () => countHeld(db),
    lock: (orderNos) => lockHeldBets(db, orderNos),
    reserve: (parts) => reserveExposure(db, parts),
    release: (parts) => releaseExposure(db, parts),
    recordDecisions: (decisions, at) => recordDecisions(db, decisions, at),
  };
}
