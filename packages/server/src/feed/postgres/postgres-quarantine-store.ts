import type { Kysely } from 'kysely';

import type { QuarantineStore } from '../quarantine-store';
import { guardGround, openPlaysOf } from './guard-ground';
import {
  approveEntry,
  closeEntry,
  decidedEntries,
  holdEvents,
  listEntries,
  outdateEntries,
  rejectEntry,
} from './quarantine-entries';
import { guardPlays } from './guard-plays';
import type { Schema } from '../../database/tables/schema';

export function createQuarantineStore(db: Kysely<Schema>): QuarantineStore {
  return {
    ground: (query) => guardGround(db, query),
    playsOf: (gameIds) => openPlaysOf(db, gameIds),
    hold: (events, at) => holdEvents(db, events, at),
    guard: (plays) => guardPlays(db, plays),
    outdate: (ids, at) => outdateEntries(db, ids, at),
    list: (state) => listEntries(db, state),
    approve: (id, by) => approveEntry(db, id, by),
    reject: (id, by) => rejectEntry(db, id, by),
    decided: () => decidedEntries(db),
    close: (id, state, at) => closeEntry(db, id, { state, at }),
  };
}
