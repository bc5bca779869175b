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

interface OperatorTokens {
  token_hash: Buffer;
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

interface OperatorLimits {
  account_id: number;
  day_stake: Money | null;
  day_loss: Money | null;
  session_minutes: number | null;
  stake_factor: number;
  excluded_until: number | null;
}

export interface OperatorTables {
  operator_limits: OperatorLimits;
  operator_keys: OperatorKeys;
  operator_signatures: OperatorSignatures;
  operator_requests: OperatorRequests;
  operator_tokens: OperatorTokens;
  operator_players: OperatorPlayers;
  operator_transfers: OperatorTransfers;
}
