import type { Generated, GeneratedAlways } from 'kysely';

import type { QuarantineEntry } from '../../feed/quarantine-store';
import type { Json } from '../column-kinds';

export interface Quarantine {
  id: GeneratedAlways<number>;
  kind: QuarantineEntry['kind'];
  reason: string;
  game_id: number | null;
  play_id: number | null;
  round: number | null;
  event: Json<QuarantineEntry['event']>;
  seen: Generated<number>;
  at: number;
  state: Generated<QuarantineEntry['state']>;
  approved_by: Generated<string[]>;
  rejected_by: string | null;
  decided_at: number | null;
}
