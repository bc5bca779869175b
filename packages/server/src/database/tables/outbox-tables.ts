import type { GeneratedAlways } from 'kysely';

import type { News } from '../../platform/records';
import type { Json } from '../column-kinds';

export interface OutboxTables {
  outbox: {
    readonly id: GeneratedAlways<number>;
    readonly event: Json<News>;
  };
  bus: {
    readonly name: string;
    readonly key: Buffer;
  };
}
