import type { Generated, GeneratedAlways } from 'kysely';

import type { Money } from './column-kinds';

interface WalletMode {
  only_row: Generated<boolean>;
  is_seamless: boolean;
}

interface WalletDebits {
  order_no: string;
  account_id: number;
  currency_id: number;
  amount: Money;
  state: Generated<'sent' | 'taken' | 'refused' | 'unknown'>;
  fund_id: number;
  end_id: number | null;
  sent_at: Generated<Date>;
  ended_at: Date | null;
}

interface WalletDeliveries {
  number: GeneratedAlways<number>;
  movement_id: string;
  kind: 'rollback' | 'credit' | 'collect';
  account_id: number;
  currency_id: number;
  order_no: string | null;
  amount: Money;
  transaction_id: number | null;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  last_failure: string | null;
  outcome: 'done' | 'refused' | null;
  end_id: number | null;
  ended_at: Date | null;
}

export interface SeamlessTables {
  wallet_mode: WalletMode;
  wallet_debits: WalletDebits;
  wallet_deliveries: WalletDeliveries;
}
