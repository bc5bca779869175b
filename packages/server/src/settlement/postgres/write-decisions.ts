import { sql, type Kysely } from 'kysely';

import type { PlayDecision } from '../result-store';
import type { Schema } from '../../database/tables/schema';

/** Each outcome is a further decision of its point. The plays are already locked. */
export async function writeOutcomes(db: Kysely<Schema>, decisions: readonly PlayDecision[], at: number): Promise<void> {
  if (decisions.length === 0) return;
  const points = decisions.flatMap((decision) => decision.points);
  await sql`
    update plays p set status = n.status, started_at = n.started_at,
      settled_at = case when n.status in (4, 5) then coalesce(p.settled_at, ${at}) end
    from unnest(
      ${decisions.map(({ playId }) => playId)}::bigint[],
      ${decisions.map(({ status }) => status)}::smallint[],
      ${decisions.map(({ startedAt }) => startedAt)}::bigint[]
    ) as n (id, status, started_at) where p.id = n.id`.execute(db);
  await sql`
    update points o set outcome = n.outcome, void_reason = n.void_reason, dead_heat = n.dead_heat, result = n.result,
      rule = n.rule, source = n.source, reason = n.reason, decision = o.decision + 1
    from unnest(
      ${points.map(({ pointId }) => pointId)}::bigint[],
      ${points.map(({ outcome }) => outcome)}::text[],
      ${points.map(({ voidReason }) => voidReason)}::text[],
      ${points.map(({ deadHeat }) => deadHeat)}::smallint[],
      ${points.map(({ result }) => result)}::text[],
      ${points.map(({ rule }) => rule)}::text[],
      ${points.map(({ source }) => source)}::text[],
      ${points.map(({ reason }) => reason)}::text[]
    ) as n (id, outcome, void_reason, dead_heat, result, rule, source, reason) where o.id = n.id`.execute(db);
}
