import { sql, type Kysely, type Selectable } from 'kysely';

import type { DoubtedEvent, OutdatedIds, QuarantineEntry, ResultDecision } from '../quarantine-store';
import type { Schema } from '../../database/tables/schema';

/** Results move money. */
const NEEDED = sql`case kind when 'result' then 2 else 1 end`;

/** Repeats keep the newest form; returns new entries. */
export async function holdEvents(
  db: Kysely<Schema>,
  events: readonly DoubtedEvent[],
  at: number,
): Promise<DoubtedEvent[]> {
  const fresh: DoubtedEvent[] = [];
  for (const doubted of events) {
    const { kind, reason, gameId, playId, round, event } = doubted;
    const { rows } = await sql<{ isNew: boolean }>`
      insert into quarantine (kind, reason, game_id, play_id, round, event, at)
      values (${kind}, ${reason}, ${gameId}, ${playId}, ${round}, ${JSON.stringify(event)}::jsonb, ${at})
      on conflict (kind, coalesce(game_id, 0), coalesce(play_id, 0), coalesce(round, 0)) where state = 'held'
      do update set event = excluded.event, reason = excluded.reason, seen = quarantine.seen + 1,
        approved_by = case when quarantine.event = excluded.event then quarantine.approved_by else '{}' end
      returning xmax = 0 as "isNew"`.execute(db);
    if (rows[0]?.isNew === true) fresh.push(doubted);
  }
  return fresh;
}

/** Until the match has two known teams. */
const UNTIL_KNOWN = ['undecided_team', 'same_team', 'teams_changed'];

/**
 * Entries that need no decision: plausible prices again, plays closed or received before their match, teams now known.
 */
export async function outdateEntries(
  db: Kysely<Schema>,
  { prices, plays, matches }: OutdatedIds,
  at: number,
): Promise<void> {
  if (prices.length + plays.length + matches.length === 0) return;
  await sql`
    update quarantine set state = 'outdated', decided_at = ${at} where state = 'held' and (
      (kind = 'prices' and play_id = any(${prices}::bigint[])) or (kind = 'play' and play_id = any(${plays}::bigint[]))
      or (game_id = any(${matches}::bigint[]) and (
        (kind = 'match' and reason = any(${UNTIL_KNOWN}::text[])) or (kind = 'play' and reason = 'unknown_match'))))
  `.execute(db);
}

export async function listEntries(
  db: Kysely<Schema>,
  state: QuarantineEntry['state'] | 'all',
): Promise<QuarantineEntry[]> {
  const all = db.selectFrom('quarantine').selectAll().orderBy('id');
  const rows = await (state === 'all' ? all : all.where('state', '=', state)).execute();
  return rows.map(toEntry);
}

/** An operator counts once, in any spelling. A later change of the entry needs new approvals. */
export async function approveEntry(db: Kysely<Schema>, id: number, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update quarantine set approved_by = approved_by || case
      when exists (select from unnest(approved_by) as n (name) where lower(name) = lower(${by})) then '{}' else array[${by}] end
    where id = ${id} and state = 'held' and rejected_by is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function rejectEntry(db: Kysely<Schema>, id: number, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update quarantine set rejected_by = ${by} where id = ${id} and state = 'held' and rejected_by is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function recordResultDecision(
  db: Kysely<Schema>,
  { id, eventHash, isApproved, by }: ResultDecision,
): Promise<boolean> {
  const decided = isApproved ? sql`approved_by = ${[...by]}::text[]` : sql`rejected_by = ${by.join(', ')}`;
  const { numAffectedRows } = await sql`
    update quarantine set ${decided}
    where id = ${id} and kind = 'result' and state = 'held' and rejected_by is null
      and event_hash(event) = ${eventHash}`.execute(db);
  return numAffectedRows === 1n;
}

export async function decidedEntries(db: Kysely<Schema>): Promise<QuarantineEntry[]> {
  const rows = await db
    .selectFrom('quarantine')
    .selectAll()
    .where('state', '=', 'held')
    .where(sql<boolean>`rejected_by is not null or cardinality(approved_by) >= ${NEEDED}`)
    .orderBy('id')
    .execute();
  return rows.map(toEntry);
}

export async function closeEntry(
  db: Kysely<Schema>,
  id: number,
  { state, at }: { readonly state: 'released' | 'rejected'; readonly at: number },
): Promise<void> {
  await db
    .updateTable('quarantine')
    .set({ state, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .execute();
}

function toEntry(row: Selectable<Schema['quarantine']>): QuarantineEntry {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    gameId: row.game_id,
    playId: row.play_id,
    round: row.round,
    event: row.event,
    seen: row.seen,
    at: row.at,
    state: row.state,
    approvedBy: row.approved_by,
    rejectedBy: row.rejected_by,
  };
}
