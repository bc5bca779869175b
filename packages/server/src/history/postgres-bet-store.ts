import type { Kysely } from 'kysely';

import type { BetStore } from './bet-store';
import { selectBets } from './postgres-bet-records';
import { readHistory } from './postgres-read-history';
import { readReceipt } from './postgres-read-receipt';
import { inSnapshot } from '../database/in-snapshot';
import type { Schema } from '../database/tables/schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    history: (query) => inSnapshot(db, (moment) => readHistory(moment, query)),
    receipt: (accountId, orderNo) => inSnapshot(db, (moment) => readReceipt(moment, accountId, orderNo)),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
  };
}
