import type { Kysely } from 'kysely';

import type { SettlementStore } from '../../ports/settlement-store';
import type { Schema } from '../schema';
import { recordEndings } from '../settlement/record-endings';
import { dueBets, takeBets } from '../settlement/take-bets';

export function createSettlementStore(db: Kysely<Schema>): SettlementStore {
  return {
    dueBets: (query) => dueBets(db, query),
    takeBets: (orderNos) => takeBets(db, orderNos),
    settle: (batch) => recordEndings(db, batch),
  };
}
