import type { LimitRule } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

interface StakedQuery {
  readonly accountId: number;
  readonly dayStart: number;
}

/** Staked today on the part of the board of each rule, by its id. Most bets have no such rule. */
export async function readStakedScopes(
  db: Kysely<Schema>,
  rules: readonly LimitRule[],
  { accountId, dayStart }: StakedQuery,
): Promise<ReadonlyMap<number, bigint>> {
  if (rules.length === 0) return new Map();
  const scopes = rules.map(({ id, scope }) => ({ id, ...scope }));
  const { rows } = await sql<{ readonly id: number; readonly stakes: string }>`
    select r.id, coalesce(sum(b.stake), 0)::text as stakes
    from json_to_recordset(${JSON.stringify(scopes)}::json) as r (
        id bigint, "gameTypeId" integer, "categoryId" smallint, "eventId" bigint, "gameId" bigint, "playId" bigint, "pointId" bigint)
      join bets b on b.account_id = ${accountId} and b.bet_time >= ${dayStart} and b.is_cancel = 0 and b.receive_status <> 2
        and exists (
          select from bet_legs l join matches m on m.id = l.game_id
          where l.order_no = b.order_no
            and m.game_type_id = coalesce(r."gameTypeId", m.game_type_id) and m.event_id = coalesce(r."eventId", m.event_id)
            and l.category_id = coalesce(r."categoryId", l.category_id) and l.game_id = coalesce(r."gameId", l.game_id)
            and l.play_id = coalesce(r."playId", l.play_id) and l.point_id = coalesce(r."pointId", l.point_id))
    group by r.id`.execute(db);
  return new Map(rows.map(({ id, stakes }) => [id, BigInt(stakes)]));
}
