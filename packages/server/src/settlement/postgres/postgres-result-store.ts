import type { Kysely } from 'kysely';

import type { ResultStore } from '../result-store';
import type { Schema } from '../../database/tables/schema';
import { correctFacts, keepVoid } from './correct-facts';
import { lockMatchToDecide, matchesToDecide, msSinceFacts } from './match-to-decide';
import { overdueMatches, unresolvedMatches } from './overdue-matches';
import { stakesOnPlay } from './play-stakes';
import { writeDecisions } from './write-decisions';

export function createResultStore(db: Kysely<Schema>): ResultStore {
  return {
    matchesToDecide: () => matchesToDecide(db),
    msSinceFacts: (gameIds) => msSinceFacts(db, gameIds),
    lockMatch: (gameId) => lockMatchToDecide(db, gameId),
    decide: (decisions, at) => writeDecisions(db, decisions, at),
    correct: (corrected) => correctFacts(db, corrected),
    keepVoid: (kept) => keepVoid(db, kept),
    stakesOn: (playId) => stakesOnPlay(db, playId),
    overdue: (startBefore) => overdueMatches(db, startBefore),
    unresolved: (startBefore) => unresolvedMatches(db, startBefore),
  };
}
