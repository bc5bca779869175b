import type { Kysely } from 'kysely';

import type { BetStore } from '../../ports/bet-store';
import { selectBets } from '../bet-records';
import { readHistory } from '../history/read-history';
import { readReceipt } from '../history/read-receipt';
import { inSnapshot } from '../in-snapshot';
import type { Schema } from '../schema';

export function createBetStore(db: Kysely<Schema>): BetStore {
  return {
    history: (query) => inSnapshot(db, (moment) => readHistory(moment, query)),
    receipt: (accountId, orderNo) => inSnapshot(db, (moment) => readReceipt(moment, accountId, orderNo)),
    byOrderNos: (orderNos) => selectBets(db, orderNos),
  };
}
