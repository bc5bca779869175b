import type { LimitKind } from '@clutchline/domain';
import type { Generated, GeneratedAlways } from 'kysely';

import type { Json, Money } from './column-kinds';

interface LimitRules {
  id: GeneratedAlways<number>;
  currency_id: Generated<number | null>;
  game_type_id: Generated<number | null>;
  category_id: Generated<number | null>;
  event_id: Generated<number | null>;
  game_id: Generated<number | null>;
  play_id: Generated<number | null>;
  point_id: Generated<number | null>;
  account_id: Generated<number | null>;
  kind: LimitKind;
  value: Money;
  until: number | null;
  reason: string;
  set_by: number;
  set_at: number;
  ended_by: number | null;
  ended_at: number | null;
}

interface HouseSettings {
  id: GeneratedAlways<number>;
  name: string;
  value: Json<object>;
  reason: string;
  set_by: number;
  set_at: number;
}

interface LimitVersion {
  version: number;
}

export interface LimitTables {
  limit_rules: LimitRules;
  house_settings: HouseSettings;
  limit_version: LimitVersion;
}
