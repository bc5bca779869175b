import type { Kysely } from 'kysely';

import type { SettlementStore } from '../../ports/settlement-store';
import type { Schema } from '../schema';
import { lockMatchToSettle, matchesToSettle } from '../settlement/match-to-settle';
import { recordSettlements } from '../settlement/record-settlements';
import { takeBets } from '../settlement/take-bets';
import { writeDecisions } from '../settlement/write-decisions';

export function createSettlementStore(db: Kysely<Schema>): SettlementStore {
  return {
    matchesToSettle: () => matchesToSettle(db),
    lockMatch: (gameId) => lockMatchToSettle(db, gameId),
    decide: (decisions, at) => writeDecisions(db, decisions, at),
    takeBets: (gameIds, limit) => takeBets(db, gameIds, limit),
    settle: (settlements) => recordSettlements(db, settlements),
  };
}
