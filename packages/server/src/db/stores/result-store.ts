import type { Kysely } from 'kysely';

import type { ResultStore } from '../../ports/result-store';
import type { Schema } from '../schema';
import { correctFacts, keepVoid } from '../settlement/correct-facts';
import { lockMatchToDecide, matchesToDecide, msSinceFacts } from '../settlement/match-to-decide';
import { overdueMatches } from '../settlement/overdue-matches';
import { stakesOnPlay } from '../settlement/play-stakes';
import { writeDecisions } from '../settlement/write-decisions';

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
  };
}
