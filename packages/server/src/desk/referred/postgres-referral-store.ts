import { PLAY_STATUS } from '@clutchline/contract';
import { NO_OPERATOR_LIMITS } from '@clutchline/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { readInSnapshot } from '../../database/column-types';
import { type RuleJson, toRule } from '../../placement/postgres';
import { wallTimeOf } from '../postgres-business-time';
import { JOIN_TEAMS, namesOf, OUTRIGHT, PLAY_NAMES } from '../names/postgres-name-fields';
import type {
  AskedBet,
  DecisionOutcome,
  ListedReferral,
  PlayerRecord,
  ReferralStore,
  StoredReferral,
  TraderDecision,
} from './referral-store';

const oddText = (odd: RawBuilder<unknown>) => sql`to_char(${odd} / 1000.0, 'FM9999990.000')`;

const LEGS = sql`(
  select json_agg(json_build_object(
    'point_id', l.point_id, 'play_id', l.play_id, 'game_id', l.game_id, 'event_id', m.event_id, 'game_type_id', m.game_type_id,
    'category_id', l.category_id, 'limit_scale', p.limit_scale, 'team_id_1', m.team_id_1, 'team_id_2', m.team_id_2,
    'team_1', ${namesOf(sql`t1.names`)}, 'team_2', ${namesOf(sql`t2.names`)}, 'outright', ${OUTRIGHT},
    'market', p.market, 'round', p.round, 'line', p.line, 'names', ${PLAY_NAMES}, 'pick', o.pick, 'point_line', o.line, 'odd', ${oddText(sql`l.odd`)}, 'odd_now', ${oddText(sql`o.odd`)},
    'is_open', p.status = ${PLAY_STATUS.open} and p.is_hide = 0 and o.priced and not o.suspended and o.outcome is null,
    'liability', (select coalesce(sum(e.amount), 0)::text from exposures e
      where e.point_id = l.point_id and e.currency_id = b.currency_id)) order by l.position)
  from bet_legs l join points o on o.id = l.point_id join plays p on p.id = l.play_id join matches m on m.id = l.game_id
    ${JOIN_TEAMS}
  where l.order_no = b.order_no)`;

const STATE = sql`case
  when b.receive_status = 1 then case when d.order_no is null then 'waiting' else 'decided' end
  when b.receive_status = 0 then 'taken'
  when f.state = 'open' and f.moved_by is null then 'offered'
  when f.state in ('accepted', 'declined') then f.state
  when f.order_no is not null then 'offer_ended'
  else 'refused' end`;

interface ListedRow extends StoredReferral {
  readonly account_id: number;
  /** Null: the operator's systems set no limit. */
  readonly stake_factor: number | null;
  readonly rules: readonly RuleJson[] | null;
}

async function list(db: Kysely<Schema>, since: number, now: number, limit: number): Promise<ListedReferral[]> {
  const { rows } = await sql<ListedRow>`
    select b.order_no, ${STATE} as state, r.refusal, r.at, ${wallTimeOf(sql`coalesce(f.until, b.held_until)`)} as until, r.is_live, b.kind,
      b.currency_id, b.stake::text as stake, b.odds, b.account_id, a.player_id,
      l.stake_factor, limits_of_player(b.account_id)->'rules' as rules,
      least(b.cap, floor(b.stake * b.odds::numeric))::text as payable, ${LEGS} as legs,
      case when r.claimed_until > ${now} then json_build_object('by', c.name, 'operator_id', c.id, 'until', r.claimed_until)
        end as claim,
      w.name as decided_by,
      case when d.kind = 'reoffer' then json_build_object('stake', d.stake::text, 'odd', ${oddText(sql`d.odd`)}) end as offer
    from bet_referrals r join bets b using (order_no) join accounts a on a.id = b.account_id
      left join operator_limits l on l.account_id = b.account_id
      left join referral_decisions d using (order_no) left join bet_offers f using (order_no)
      left join desk_operators c on c.id = r.claimed_by left join desk_operators w on w.id = d.decided_by
    where r.at >= ${since} order by r.at, b.order_no limit ${limit}`.execute(db);
  return rows.map(({ account_id: accountId, stake_factor, rules, ...referral }) => ({
    ...{ accountId, stakeFactor: stake_factor ?? NO_OPERATOR_LIMITS.stakeFactor, rules: (rules ?? []).map(toRule) },
    referral,
  }));
}

async function recordOf(
  db: Kysely<Schema>,
  accountId: number,
  currencyId: number,
  before: number,
): Promise<PlayerRecord> {
  const { rows } = await sql<PlayerRecord>`
    select count(*) filter (where b.revision > 0)::integer as bets,
      coalesce(sum(b.stake) filter (where b.revision > 0), 0)::text as staked,
      coalesce(sum(b.payout) filter (where b.revision > 0), 0)::text as paid,
      count(r.order_no)::integer as referred
    from bets b left join bet_referrals r using (order_no)
    where b.account_id = ${accountId} and b.currency_id = ${currencyId} and b.bet_time < ${before}`.execute(db);
  const [record] = rows;
  if (record === undefined) throw new Error('An aggregate without a row.');
  return record;
}

async function find(db: Kysely<Schema>, orderNo: string): Promise<AskedBet | null> {
  const { rows } = await sql<{ stake: string; currencyId: number; present: number | null }>`
    select b.stake::text as stake, b.currency_id as "currencyId", case when b.kind = 'single' then (
      select o.odd from bet_legs l join points o on o.id = l.point_id where l.order_no = b.order_no) end as present
    from bet_referrals r join bets b using (order_no) where r.order_no = ${orderNo}`.execute(db);
  return rows.map(({ stake, ...bet }) => ({ ...bet, stake: BigInt(stake) }))[0] ?? null;
}

async function answer(db: Kysely<Schema>, decision: TraderDecision): Promise<DecisionOutcome> {
  const { orderNo, kind, stake, odd, operatorId, now, wallNow } = decision;
  const { rows } = await sql<{ outcome: DecisionOutcome }>`
    select decide_referral(${orderNo}, ${kind}, ${stake}, ${odd}, ${operatorId}, ${now}, ${wallNow}) as outcome`.execute(
    db,
  );
  return rows[0]?.outcome ?? 'unknown_subject';
}

export function createReferralStore(db: Kysely<Schema>): ReferralStore {
  return {
    list: (since, now, limit) => readInSnapshot(db, (moment) => list(moment, since, now, limit)),
    async countWaiting(since) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from bet_referrals r join bets b using (order_no)
          left join referral_decisions d using (order_no)
        where r.at >= ${since} and b.receive_status = 1 and d.order_no is null`.execute(db);
      return rows[0]?.count ?? 0;
    },
    recordOf: (accountId, currencyId, before) => recordOf(db, accountId, currencyId, before),
    find: (orderNo) => find(db, orderNo),
    async claimOf(orderNo, now) {
      const { rows } = await sql<{ operatorId: number; name: string; until: number }>`
        select o.id as "operatorId", o.name, r.claimed_until as until
        from bet_referrals r join desk_operators o on o.id = r.claimed_by
        where r.order_no = ${orderNo} and r.claimed_until > ${now}`.execute(db);
      return rows[0] ?? null;
    },
    async claim(orderNo, operatorId, until, now) {
      const { numAffectedRows } = await sql`
        update bet_referrals r set claimed_by = ${operatorId}, claimed_until = ${until}
        where r.order_no = ${orderNo} and (r.claimed_by is null or r.claimed_by = ${operatorId} or r.claimed_until <= ${now})
          and exists (select from bets b where b.order_no = r.order_no and b.receive_status = 1)
          and not exists (select from referral_decisions d where d.order_no = r.order_no)`.execute(db);
      return numAffectedRows === 1n;
    },
    answer: (decision) => answer(db, decision),
  };
}
