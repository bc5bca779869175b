import type { Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { PublishedRounds } from '../desk';
import { readCurrentRound } from '../rounds';
import { createRoundStore } from '../rounds/postgres-round-store';

export function createPublishedRounds(db: Kysely<Schema>): PublishedRounds {
  const rounds = createRoundStore(db);
  return {
    // Its prices are not read.
    current: (at) => readCurrentRound({ stores: { rounds }, clock: { now: () => at } }, () => []),
    epochs: () => rounds.epochs(),
    lineCounts: () => rounds.lineCounts(),
  };
}
