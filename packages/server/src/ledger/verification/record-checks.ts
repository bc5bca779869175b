import { sql, type RawBuilder } from 'kysely';

import type { Check } from './check';

/** Written by triggers of migration 0025. */
export interface RecordedTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly recorded: string;
  /** SQL about `last.state`. */
  readonly mayBeGone: string;
}

/** One day less than deletion, for clock differences. */
const isOver = `least((last.state->>'ended_at')::bigint, (last.state->>'expires_at')::bigint)
  < extract(epoch from clock_timestamp() - interval '13 days') * 1000`;

const table = (name: string, key: string, columns: string, recorded = 'true'): RecordedTable => ({
  name,
  key: key.split(','),
  columns: columns.split(','),
  recorded,
  mayBeGone: name === 'sessions' ? isOver : 'false',
});

/** Not read from the database under check. */
export const RECORDED_TABLES: readonly RecordedTable[] = [
  table('accounts', 'id', 'username,password_hash,nickname,currency_id,lang,time_zone,created_at,player_id'),
  table('sessions', 'token_hash', 'account_id,created_at,expires_at,ended_at,ended_by'),
  table('player_limits', 'account_id,kind', 'value,pending_value,pending_from'),
  table('player_breaks', 'account_id', 'kind,until'),
  table('operator_limits', 'account_id', 'day_stake,day_loss,session_minutes,stake_factor,excluded_until'),
  table('player_freezes', 'id', 'account_id,reason,set_by,set_at,ended_by,ended_at'),
  table('plays', 'id', 'status,closed_xid,settled_at,started_at', 't.status > 2 or t.closed_xid is not null'),
  table('points', 'id', 'decision,outcome,void_reason,dead_heat,result,rule,source,reason', 't.decision > 0'),
  table('map_results', 'game_id,round', 'facts,source'),
  table('match_results', 'game_id', 'facts,source'),
  table('outright_results', 'game_id', 'facts,source'),
  table('match_voids', 'game_id', 'reason,source'),
  table('play_voids', 'play_id', 'game_id,reason,source'),
  table('result_revisions', 'game_id,round,revision', 'facts_before,facts,reason,approved_by,at'),
  table('bet_voids', 'order_no', 'void_reason,reason,approved_by,at'),
  table('notices', 'id', 'account_id,order_no,kind,at'),
  table(
    'pool_closings',
    'play_id,currency_id,revision',
    'is_refund,at,takeout,tickets,gross,takeout_amount,breakage,paid,refunded,reversal_id',
  ),
  table('pool_dividends', 'play_id,currency_id,revision,point_id', 'stakes,odds'),
  table('quarantine', 'id', 'kind,reason,game_id,play_id,round,event,at,state,approved_by,rejected_by,decided_at'),
  table(
    'round_epochs',
    'id',
    'anchor,first_round,rounds,tables_version,tables_hash,published_at,salt_closes_at,salt,is_broken',
  ),
  table('round_salt_lines', 'epoch,no', 'account_id,request_id,line,head,at'),
  table('rounds', 'id', 'epoch,commitment,seed,facts,scene_hash,was_live,void_reason'),
  table('chess_lists', 'version', 'list,hash,published_at'),
  table(
    'chess_players',
    'account_id',
    'version,draws,counter,next_card,seeds_no,market_draw,is_market_removed,refreshed_at,until_7,until_8,stopped_at',
  ),
  table('chess_seeds', 'account_id,no', 'hash,client_seed,seed'),
  table('chess_draws', 'account_id,draw', 'seeds_no,counter,tier,list,cards,at'),
  table('chess_cards', 'account_id,id', 'hero,rank,star,list,cost,is_created,state,slot,merged_into'),
  table(
    'chess_actions',
    'account_id,request_id',
    'body_hash,version,kind,order_no,transaction_id,amount,list,tier,draw,place,card,slot,hours,at',
  ),
  table('desk_operators', 'id', 'person_id,name,name_key,roles,created_at,ended_at'),
  table(
    'operator_actions',
    'id',
    'at,operator_id,session_id,network,action,subject,before,after,reason,request_id,result',
  ),
];

function valueOf({ name }: RecordedTable, column: string): string {
  if (column === 'password_hash') return "encode(sha256(convert_to(t.password_hash, 'UTF8')), 'hex')";
  return name === 'plays' && column === 'status' ? 'case when t.status > 2 then t.status end' : `t.${column}`;
}

/** Both ways. */
function differing(table: RecordedTable): RawBuilder<{ what: string }> {
  const { name, key, columns, recorded, mayBeGone } = table;
  const row = `select concat_ws(' ', ${key.map((column) => `t.${column}::text`).join(', ')}) as key,
    jsonb_build_object(${columns.map((column) => `'${column}', ${valueOf(table, column)}`).join(', ')}) as state,
    (${recorded}) as is_recorded from ${name} t`;
  return sql`select ${sql.lit(`${name} `)} || coalesce(now.key, last.key) as what
    from (${sql.raw(row)}) now
    full join (
      select distinct on (key) key, state from record_changes where subject = ${sql.lit(name)} order by key, id desc
    ) last using (key)
    where case when last.key is null then now.is_recorded
      when now.key is null then not ${sql.raw(mayBeGone)}
      else now.state is distinct from last.state end`;
}

const changesOf = (name: string): RawBuilder<unknown> => sql`(
  select c.key, c.state, lag(c.state) over (partition by c.key order by c.id) as before
  from record_changes c where c.subject = ${sql.lit(name)})`;

/** JSON null is unlimited. */
const isLooser = (left: RawBuilder<unknown>, right: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${right} is not null and (${left} is null or ${left}::numeric > ${right}::numeric))`;

const FORBIDDEN_CHANGES: readonly Check[] = [
  {
    invariant: 'R41',
    description: 'sign-in, currency or outside id of an account was changed, account',
    broken: sql`select distinct key as what from ${changesOf('accounts')} c
      where c.before is not null and c.before - '{nickname,lang,time_zone}'::text[] <> c.state - '{nickname,lang,time_zone}'::text[]`,
  },
  {
    invariant: 'R41',
    description: 'ended session was reopened, or belongs to another player',
    broken: sql`select distinct left(key, 8) || '…' as what from ${changesOf('sessions')} c
      where (c.before->>'ended_at' is not null and c.before <> c.state) or c.before->'account_id' <> c.state->'account_id'`,
  },
  {
    invariant: 'R41',
    description: 'break or exclusion was shortened, account',
    broken: sql`select distinct key as what from ${changesOf('player_breaks')} c
      where (c.state->>'until')::bigint < (c.before->>'until')::bigint`,
  },
  {
    invariant: 'R41',
    description: 'own limit was raised without its waiting time, account and limit',
    broken: sql`select distinct key as what from ${changesOf('player_limits')} c
      where c.before is not null and (
        (${isLooser(sql`(c.state->>'value')`, sql`(c.before->>'value')`)} and (
          c.before->>'pending_from' is null
          or ${isLooser(sql`(c.state->>'value')`, sql`(c.before->>'pending_value')`)}))
        or (c.state->>'pending_from')::bigint < (c.before->>'pending_from')::bigint)`,
  },
  {
    invariant: 'R41',
    description: 'outcome was changed without a further decision, point',
    broken: sql`select distinct key as what from ${changesOf('points')} c
      where c.before is not null and (c.state->>'decision')::integer <> (c.before->>'decision')::integer + 1`,
  },
  {
    invariant: 'I7',
    description: 'the transaction that closed a play was changed, play',
    broken: sql`select distinct key as what from ${changesOf('plays')} c
      where c.before->>'closed_xid' is not null and c.state->>'status' is not null
        and c.before->'closed_xid' <> c.state->'closed_xid'`,
  },
];

/** The server's role cannot read them. */
const OF_DESK = new Set(['desk_operators', 'operator_actions', 'player_freezes']);

const checksOf = (tables: readonly RecordedTable[]): Check[] =>
  tables.map((table) => ({
    invariant: 'R41',
    description: 'row that differs from its record, or is gone',
    broken: differing(table),
  }));

/** R41. */
export const RECORD_CHECKS: readonly Check[] = [
  ...checksOf(RECORDED_TABLES.filter(({ name }) => !OF_DESK.has(name))),
  ...FORBIDDEN_CHANGES,
];

/** R41, as the owner. */
export const DESK_RECORD_CHECKS: readonly Check[] = checksOf(RECORDED_TABLES.filter(({ name }) => OF_DESK.has(name)));
