import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { OperatorDecision, PermanentMatchVoid, PermanentVoid } from '../result-store';
import type { Schema } from '../../database/tables/schema';
import { nextRevision } from './correct-facts';

const OPERATOR = 'operator';

/** Results remain. */
export async function storeVoid(db: Kysely<Schema>, { voidReason, ...decision }: PermanentVoid): Promise<void> {
  const { gameId, playId } = decision;
  await storeDecision(db, { ...decision, facts: { voided_play: playId, void_reason: voidReason } });
  await insertPlayVoids(db, { gameId, playIds: [playId], voidReason });
}

/** Without plays, what has a result keeps it. */
export async function storeMatchVoid(db: Kysely<Schema>, given: PermanentMatchVoid): Promise<void> {
  const { gameId, voidReason, isWhole, playIds, ...decision } = given;
  const facts = { voided_match: gameId, void_reason: voidReason, is_whole: isWhole };
  await insertRevision(db, { ...decision, gameId, facts, round: sql`0` });
  await db
    .insertInto('match_voids')
    .values({ game_id: gameId, reason: voidReason, source: OPERATOR })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertPlayVoids(db, { gameId, playIds, voidReason });
}

export async function storeDecision(db: Kysely<Schema>, { playId, ...decision }: OperatorDecision): Promise<void> {
  await insertRevision(db, { ...decision, round: sql`(select p.round from plays p where p.id = ${playId})` });
}

interface Revision extends Omit<OperatorDecision, 'playId'> {
  readonly round: RawBuilder<unknown>;
}

async function insertRevision(
  db: Kysely<Schema>,
  { gameId, round, facts, reason, approvedBy, at }: Revision,
): Promise<void> {
  await sql`
    insert into result_revisions (game_id, round, revision, facts_before, facts, reason, approved_by, at)
    values (${gameId}, ${round}, ${nextRevision(gameId, round)}, null, ${JSON.stringify(facts)}::jsonb, ${reason},
      ${[...approvedBy]}::text[], ${at})`.execute(db);
}

async function insertPlayVoids(
  db: Kysely<Schema>,
  { gameId, playIds, voidReason }: Pick<PermanentMatchVoid, 'gameId' | 'playIds' | 'voidReason'>,
): Promise<void> {
  if (playIds.length === 0) return;
  await db
    .insertInto('play_voids')
    .values(playIds.map((play_id) => ({ play_id, game_id: gameId, reason: voidReason, source: OPERATOR })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
