/** Triggers of migration 0025 record changes in `record_changes`. */
export interface RecordedTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** SQL about the row `t`. */
  readonly recorded: string;
  /** SQL about `last.state`, the last record of the row. */
  readonly mayBeGone: string;
}

/** Sessions are deleted two weeks after they ended or expired; one day less, for clock differences. */
const isOver = `least((last.state->>'ended_at')::bigint, (last.state->>'expires_at')::bigint)
  < extract(epoch from clock_timestamp() - interval '13 days') * 1000`;

const table = (name: string, key: string, columns: string, recorded = 'true'): RecordedTable => ({
  name,
  key: key.split(','),
  columns: columns.split(','),
  recorded,
  mayBeGone: name === 'sessions' ? isOver : 'false',
});

/** Same list as in the migration: the check must not depend on data in the database. */
export const RECORDED_TABLES: readonly RecordedTable[] = [
  table('accounts', 'id', 'username,password_hash,nickname,currency_id,lang,time_zone,created_at,player_id'),
  table('sessions', 'token_hash', 'account_id,created_at,expires_at,ended_at,ended_by'),
  table('player_limits', 'account_id,kind', 'value,pending_value,pending_from'),
  table('player_breaks', 'account_id', 'kind,until'),
  table('plays', 'id', 'status,closed_xid,settled_at,started_at', 't.status > 2 or t.closed_xid is not null'),
  table('points', 'id', 'decision,outcome,void_reason,dead_heat,result,rule,source,reason', 't.decision > 0'),
  table('map_results', 'game_id,round', 'facts,source'),
  table('match_results', 'game_id', 'facts,source'),
  table('outright_results', 'game_id', 'facts,source'),
  table('match_voids', 'game_id', 'reason,source'),
  table('play_voids', 'play_id', 'game_id,reason,source'),
  table('result_revisions', 'game_id,round,revision', 'facts_before,facts,reason,approved_by,at'),
  table('notices', 'id', 'account_id,order_no,kind,at'),
  table(
    'pool_closings',
    'play_id,currency_id,revision',
    'is_refund,at,takeout,tickets,gross,takeout_amount,breakage,paid,refunded,reversal_id',
  ),
  table('pool_dividends', 'play_id,currency_id,revision,point_id', 'stakes,odds'),
  table('quarantine', 'id', 'kind,reason,game_id,play_id,round,event,at,state,approved_by,rejected_by,decided_at'),
];
