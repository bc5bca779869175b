import type { Kysely } from 'kysely';

import type { Wallet, WalletStore } from './wallet-store';
import { postTransactions } from './postgres-post-transactions';
import type { Schema } from '../database/tables/schema';
import { verifyLedger } from './verification/verify-ledger';

export function createWalletStore(db: Kysely<Schema>): WalletStore {
  const walletOf = (accountId: number) =>
    db
      .selectFrom('wallets as w')
      .innerJoin('accounts as a', 'a.id', 'w.account_id')
      .select([
        'w.account_id as accountId',
        'w.currency_id as currencyId',
        'w.balance',
        'a.nickname',
        'a.player_id as playerId',
      ])
      .where('w.account_id', '=', accountId);
  return {
    async read(accountId): Promise<Wallet | null> {
      return (await walletOf(accountId).executeTakeFirst()) ?? null;
    },
    post: (transactions) => postTransactions(db, transactions),
    verify: () => verifyLedger(db),
  };
}
