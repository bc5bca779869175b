import type { Kysely } from 'kysely';

import type { BetStore } from '../../ports/bet-store';
import { selectBets } from '../bet-records';
import { readHistory } from '../history/read-history';
import { readReceipt } from '../history/read-receipt';
import type { Schema } from '../schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    history: (query) => readHistory(db, query),
    receipt: (accountId, orderNo) => readReceipt(db, accountId, orderNo),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
  };
}
