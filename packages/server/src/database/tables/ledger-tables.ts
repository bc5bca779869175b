import type { Generated, GeneratedAlways } from 'kysely';

import type { LedgerTransactionKind } from '../../platform/records';
import type { Money } from './column-kinds';

interface Wallets {
  account_id: number;
  currency_id: number;
  balance: Generated<Money>;
  version: Generated<number>;
  debt: Generated<Money>;
  is_seamless: GeneratedAlways<boolean>;
  operator_balance: Money | null;
  operator_balance_at: Date | null;
}

interface LedgerTransactions {
  id: GeneratedAlways<number>;
  kind: LedgerTransactionKind;
  order_no: string | null;
  at: number;
  xid: GeneratedAlways<string>;
  /** Wall clock; `at` is business time. */
  written_at: GeneratedAlways<Date>;
}

interface LedgerSeals {
  number: number;
  day: string;
  at: number;
  transactions: number;
  last_xid: string;
  last_id: number;
  /** Null before records were sealed. */
  records: number | null;
  last_record_xid: string | null;
  head: Buffer;
}

interface LedgerEntries {
  transaction_id: number;
  account: string;
  currency_id: number;
  amount: Money;
}

export interface LedgerTables {
  wallets: Wallets;
  ledger_transactions: LedgerTransactions;
  ledger_entries: LedgerEntries;
  ledger_seals: LedgerSeals;
}
