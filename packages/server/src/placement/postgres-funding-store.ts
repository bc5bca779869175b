import type { Kysely } from 'kysely';

import type { FundingStore } from './funding-store';
import type { Schema } from '../database/tables/schema';

export function createFundingStore(db: Kysely<Schema>): FundingStore {
  return {
    async addDebits(stakes) {
      if (stakes.length === 0) return;
      await db
        .insertInto('wallet_debits')
        .values(
          stakes.map(({ orderNo, accountId, currencyId, stake, fundId }) => ({
            ...{ order_no: orderNo, account_id: accountId, currency_id: currencyId },
            ...{ amount: stake, fund_id: fundId },
          })),
        )
        .execute();
    },
  };
}
