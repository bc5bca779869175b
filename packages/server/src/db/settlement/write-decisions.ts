import { sql, type Kysely } from 'kysely';

import type { PlayDecision } from '../../ports/settlement-store';
import type { Schema } from '../schema';

/** Outcomes of points and the end of their plays. The plays are locked already. */
export async function writeDecisions(
  db: Kysely<Schema>,
  decisions: readonly PlayDecision[],
  at: number,
): Promise<void> {
  if (decisions.length === 0) return;
  const points = decisions.flatMap((decision) => decision.points);
  await sql`
    update plays p set status = n.status, settled_at = ${at}
    from unnest(
      ${decisions.map(({ playId }) => playId)}::bigint[],
      ${decisions.map(({ status }) => status)}::smallint[]
    ) as n (id, status) where p.id = n.id`.execute(db);
  await sql`
    update points o set outcome = n.outcome, void_reason = n.void_reason, result = n.result, rule = n.rule
    from unnest(
      ${points.map(({ pointId }) => pointId)}::bigint[],
      ${points.map(({ outcome }) => outcome)}::text[],
      ${points.map(({ voidReason }) => voidReason)}::text[],
      ${points.map(({ result }) => result)}::text[],
      ${points.map(({ rule }) => rule)}::text[]
    ) as n (id, outcome, void_reason, result, rule) where o.id = n.id`.execute(db);
}
