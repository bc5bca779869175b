import type { Kysely } from 'kysely';

import type { ResultStore } from '../result-store';
import type { Schema } from '../../database/tables/schema';
import { correctFacts, storeVoid } from './correct-facts';
import { lockMatchToSettle, matchesToSettle, msSinceFacts } from './match-to-settle';
import { overdueMatches, unresolvedMatches } from './overdue-matches';
import { stakesOnPlay } from './play-stakes';
import { writeOutcomes } from './write-decisions';

export function createResultStore(db: Kysely<Schema>): ResultStore {
  return {
    matchesToSettle: () => matchesToSettle(db),
    msSinceFacts: (gameIds) => msSinceFacts(db, gameIds),
    lockMatch: (gameId) => lockMatchToSettle(db, gameId),
    storeOutcomes: (decisions, at) => writeOutcomes(db, decisions, at),
    correct: (corrected) => correctFacts(db, corrected),
    storeVoid: (kept) => storeVoid(db, kept),
    stakesOn: (playId) => stakesOnPlay(db, playId),
    overdue: (startBefore) => overdueMatches(db, startBefore),
    unresolved: (startBefore) => unresolvedMatches(db, startBefore),
  };
}
