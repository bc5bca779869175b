import type { Kysely } from 'kysely';

import type { SettlementStore } from '../settlement-store';
import type { Schema } from '../../database/tables/schema';
import { settleBets } from './record-endings';
import { dueBets, lockSettlingBets } from './lock-settling-bets';

export function createSettlementStore(db: Kysely<Schema>): SettlementStore {
  return {
    dueBets: (query) => dueBets(db, query),
    lockBets: (orderNos) => lockSettlingBets(db, orderNos),
    settle: (batch) => settleBets(db, batch),
  };
}
