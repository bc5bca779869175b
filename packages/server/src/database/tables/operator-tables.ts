import type { Generated } from 'kysely';

import type { Money } from './column-kinds';

interface OperatorKeys {
  id: string;
  label: string;
  secret: Buffer;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

interface OperatorSignatures {
  signature: Buffer;
  expires_at: number;
}

interface OperatorRequests {
  key_hash: Buffer;
  body_hash: Buffer;
  answer: Buffer;
  expires_at: number;
}

interface OperatorPlayers {
  account_id: number;
  player_id: string;
}

interface OperatorTransfers {
  transfer_id: string;
  account_id: number;
  currency_id: number;
  kind: 'deposit' | 'withdrawal';
  amount: Money;
  balance: Money;
  transaction_id: number;
  at: number;
}

export interface OperatorTables {
  operator_keys: OperatorKeys;
  operator_signatures: OperatorSignatures;
  operator_requests: OperatorRequests;
  operator_players: OperatorPlayers;
  operator_transfers: OperatorTransfers;
}
