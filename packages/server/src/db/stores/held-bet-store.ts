import type { Kysely } from 'kysely';

import type { HeldBetStore } from '../../ports/held-bet-store';
import { countHeld, dueBets, holdBets } from '../held-bets/hold-bets';
import { releaseExposure, reserveExposure } from '../held-bets/move-exposure';
import { recordDecisions } from '../held-bets/record-decisions';
import type { Schema } from '../schema';

export function createHeldBetStore(db: Kysely<Schema>): HeldBetStore {
  return {
    due: (query) => dueBets(db, query),
    count: () => countHeld(db),
    hold: (orderNos) => holdBets(db, orderNos),
    reserve: (parts) => reserveExposure(db, parts),
    release: (parts) => releaseExposure(db, parts),
    decide: (endings, at) => recordDecisions(db, endings, at),
  };
}
