import { type Kysely, sql } from 'kysely';

import type { QuarantineStore } from '../quarantine-store';
import { guardGround, openPlaysOf } from './guard-ground';
import {
  approveEntry,
  closeEntry,
  decidedEntries,
  recordResultDecision,
  holdEvents,
  listEntries,
  outdateEntries,
  rejectEntry,
} from './quarantine-entries';
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
    recordResultDecision: (decision) => recordResultDecision(db, decision),
    decided: () => decidedEntries(db),
    close: (id, state, at) => closeEntry(db, id, { state, at }),
  };
}

async function guardPlays(db: Kysely<Schema>, plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void> {
  if (plays.size === 0) return;
  await sql`
    with n as materialized (
      select * from unnest(${[...plays.keys()]}::bigint[], ${[...plays.values()]}::smallint[]) as n (id, guarded)
    ), held as materialized (
      select id from plays where id in (select id from n) order by id for no key update
    )
    update plays p set guarded = n.guarded from n join held using (id) where p.id = n.id`.execute(db);
}
