import type { RoundFacts, SceneEvent } from '@clutchline/domain/virtual-round';

import type { Generated } from 'kysely';

import type { Json, NullableJson } from './column-kinds';

/** Hashes, seeds and salts in hex. */
export interface RoundTables {
  round_epochs: {
    id: number;
    anchor: string;
    first_round: number;
    rounds: number;
    tables_version: string;
    tables_hash: string;
    published_at: number;
    salt_closes_at: number;
    salt: string | null;
    is_broken: boolean;
  };
  round_salt_lines: {
    epoch: number;
    no: number;
    account_id: number;
    request_id: string;
    line: string;
    head: string;
    at: number;
  };
  rounds: {
    id: number;
    epoch: number;
    commitment: string;
    seed: string | null;
    facts: NullableJson<RoundFacts>;
    scene_hash: string | null;
    was_live: boolean;
    void_reason: 'no_seed' | 'operator' | null;
  };
  /** Before the lock. */
  round_refusals: {
    id: Generated<number>;
    round: number;
    point_id: number;
    currency_id: number;
    stake: bigint;
    reason: string;
    at: number;
  };
  round_refusal_sums: {
    round: number;
    currency_id: number;
    won_bets: number;
    won_stake: bigint;
    lost_bets: number;
    lost_stake: bigint;
  };
  /** Of rounds that are not finished. */
  round_events: {
    round: number;
    no: number;
    event: Json<SceneEvent>;
  };
}
