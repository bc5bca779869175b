import { type Kysely, sql } from 'kysely';
import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';

import type { ResultStore, UnresolvedMatch, PlayStakes, StakesOnPlay, PlayDecision } from '../result-store';
import type { Schema } from '../../database/tables/schema';
import { correctFacts } from './correct-facts';
import { storeDecision, storeMatchVoid, storeVoid } from './operator-decisions';
import { lockMatchToSettle, matchesToSettle, msSinceFacts } from './match-to-settle';

export function createResultStore(db: Kysely<Schema>): ResultStore {
  return {
    matchesToSettle: () => matchesToSettle(db),
    msSinceFacts: (gameIds) => msSinceFacts(db, gameIds),
    lockMatch: (gameId) => lockMatchToSettle(db, gameId),
    storeOutcomes: (decisions, at) => writeOutcomes(db, decisions, at),
    correct: (corrected) => correctFacts(db, corrected),
    storeVoid: (permanentVoid) => storeVoid(db, permanentVoid),
    storeMatchVoid: (permanentVoid) => storeMatchVoid(db, permanentVoid),
    storeDecision: (decision) => storeDecision(db, decision),
    matchOf: (playId) => matchOfPlay(db, playId),
    stakesOn: (playId) => stakesOnPlay(db, playId),
    overdue: (startBefore) => overdueMatches(db, startBefore),
    unresolved: (startBefore) => unresolvedMatches(db, startBefore),
  };
}

export async function matchOfPlay(db: Kysely<Schema>, playId: number): Promise<number | null> {
  const row = await db.selectFrom('plays').select('game_id').where('id', '=', playId).executeTakeFirst();
  return row?.game_id ?? null;
}

export async function overdueMatches(db: Kysely<Schema>, startBefore: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from matches m
    where m.status = ${MATCH_STATUS.notStarted} and m.start_time < ${startBefore} and m.kind = 'match'
      and not exists (select from match_voids v where v.game_id = m.id)
      and not exists (select from match_results r where r.game_id = m.id)
      and not exists (select from map_results r where r.game_id = m.id)
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function unresolvedMatches(db: Kysely<Schema>, startBefore: number): Promise<UnresolvedMatch[]> {
  const { rows } = await sql<UnresolvedMatch>`
    select distinct m.id as "gameId", m.status >= ${MATCH_STATUS.ended} as "isOver"
    from plays p join matches m on m.id = p.game_id
    where p.status < ${PLAY_STATUS.settled} and p.market <> 'special'
      and m.start_time < ${startBefore} and m.kind = 'match'
      and not exists (select from match_voids v where v.game_id = m.id)
    order by m.id`.execute(db);
  return rows;
}

type PlayRow = Omit<PlayStakes, 'tickets'>;

export async function stakesOnPlay(db: Kysely<Schema>, playId: number): Promise<PlayStakes | null> {
  const { rows: plays } = await sql<PlayRow>`
    select p.game_id as "gameId", p.market, p.round, p.line, p.status,
      (select t.names->>'en' from teams t where t.id = m.team_id_1) as "team1",
      (select t.names->>'en' from teams t where t.id = m.team_id_2) as "team2"
    from plays p join matches m on m.id = p.game_id where p.id = ${playId}`.execute(db);
  const [play] = plays;
  if (play === undefined) return null;
  const { rows: tickets } = await sql<StakesOnPlay>`
    select b.currency_id as "currencyId", b.kind, b.settle_time is not null as "isSettled",
      count(*) as tickets, sum(b.stake) as stakes, coalesce(sum(b.payout), 0) as paid
    from bets b
    where b.receive_status <> 2 and b.swapped_to is null
      and b.order_no in (select l.order_no from bet_legs l where l.play_id = ${playId})
    group by 1, 2, 3 order by 1, 2 desc, 3`.execute(db);
  return { ...play, tickets };
}

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
