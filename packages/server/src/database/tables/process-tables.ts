import type { GeneratedAlways, Generated } from 'kysely';
import type { FeedEvent } from '@clutchline/contract';

import type { OutboxEvent } from '../../platform/records';
import type { Json } from './column-kinds';

export interface ProcessTables {
  session_times: {
    readonly account_id: number;
    readonly day_start: number;
    readonly used_ms: number;
    readonly updated_at: number;
  };
  leadership: {
    readonly only_row: boolean;
    readonly term: number;
    readonly heartbeats: number;
  };
  push_tickets: {
    readonly ticket_hash: string;
    readonly account_id: number;
    readonly session_hash: string;
    readonly expires_at: number;
  };
}

export interface OutboxTables {
  outbox: {
    readonly id: GeneratedAlways<number>;
    readonly event: Json<OutboxEvent>;
  };
  bus: {
    readonly name: string;
    readonly key: Buffer;
  };
}

export interface Quarantine {
  id: GeneratedAlways<number>;
  kind: 'prices' | 'play' | 'match' | 'result' | 'malformed';
  reason: string;
  game_id: number | null;
  play_id: number | null;
  round: number | null;
  event: Json<FeedEvent | { readonly malformed: string }>;
  seen: Generated<number>;
  at: number;
  state: Generated<'held' | 'released' | 'rejected' | 'outdated'>;
  approved_by: Generated<string[]>;
  rejected_by: string | null;
  decided_at: number | null;
}
