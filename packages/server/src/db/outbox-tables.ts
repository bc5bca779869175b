import type { GeneratedAlways } from 'kysely';

import type { News } from '../ports/outbox-store';
import type { Json } from './column-kinds';

/** Outbox events and the bus configuration. */
export interface OutboxTables {
  outbox: {
    readonly id: GeneratedAlways<number>;
    readonly news: Json<News>;
  };
  bus: {
    readonly name: string;
    readonly key: Buffer;
  };
}
