import type { Generated, GeneratedAlways } from 'kysely';

import type { FeedEvent } from '@clutchline/contract';
import type { Json } from '../column-kinds';

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
