import { RECORDED_TABLES } from '../../../src/ledger/verification/record-checks';

export interface Place {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
  readonly where: string;
  /** SQL: rows that the server itself never deletes. */
  readonly isKept: string;
}

/** Key first. */
const place = (table: string, columns: string, where = 'true', isKept = 'true'): Place => {
  const names = columns.split(',');
  return { table, columns: names.filter((name) => name !== 'slot'), key: names[0] ?? '', where, isKept };
};

const IS_FINAL = 'order_no not in (select order_no from bets where receive_status = 1)';

/** Held bets have no final price, settled points no liability. */
export const PLACES: readonly Place[] = [
  place('wallets', 'account_id,currency_id,balance,debt', 'balance > 0'),
  place('ledger_transactions', 'id,kind,order_no,at,xid,written_at'),
  place('ledger_entries', 'transaction_id,account,currency_id,amount'),
  place('demo_credits', 'account_id,currency_id,transaction_id'),
  place(
    'bets',
    'order_no,account_id,request_id,kind,currency_id,stake,odds,cap,bet_time,stake_transaction_id,is_cancel,receive_status,' +
      'prize_status,settle_time,settlement_odds,payout,sizes,lines,accept,is_pool,held_until,reject_reason,revision,' +
      'swapped_to,swapped_from',
    IS_FINAL,
  ),
  place(
    'bet_legs',
    'order_no,position,point_id,play_id,game_id,account_id,category_id,odd,version,outcome,void_reason,result,rule,' +
      'dead_heat,closing_odd,decision,source',
    IS_FINAL,
  ),
  place(
    'settlements',
    'order_no,revision,is_cancel,prize_status,settlement_odds,payout,rules,legs,source,reason,reversal_id,transaction_id,at',
  ),
  place('placements', 'request_id,account_id,body_hash,answer,at,xid'),
  place('region_decisions', 'id,account_id,request_id,network,country,allowed,at,xid'),
  place(
    'exposures',
    'slot,point_id,currency_id,amount',
    'amount > 0 and point_id in (select id from points where decision = 0)',
  ),
  place('pool_totals', 'point_id,currency_id,stakes,tickets', 'tickets > 0'),
  place('record_changes', 'id,xid,at,subject,key,state'),
  place('ledger_seals', 'number,day,at,transactions,last_xid,last_id,head,records,last_record_xid'),
  ...RECORDED_TABLES.map(({ name, key, columns, recorded }) =>
    place(
      name,
      [...key, ...columns].join(','),
      recorded.replaceAll('t.', ''),
      name === 'sessions' ? 'ended_at is null' : 'true',
    ),
  ),
];

export const ACTIONS = ['change', 'remove', 'insert'] as const;
export type Action = (typeof ACTIONS)[number];

export const freshKey = ({ table, key }: Place): string =>
  ['order_no', 'request_id', 'token_hash', 'version'].includes(key)
    ? `'fresh ' || ${key}`
    : `${key} + 1 - ${key} + (select max(${key}) from ${table})`;

export interface Change {
  readonly column: string;
  readonly changed: string;
}

/** Changes a value, deletes a row, or inserts a copy. `pick`: row. */
export function tamperWith(
  { table, key, where, isKept }: Place,
  action: Action,
  { column, changed }: Change,
  pick: number,
): string {
  const differs = action === 'remove' ? isKept : `(${column})::text is distinct from (${changed})::text`;
  const rows = `from ${table} where (${where}) and ${differs}`;
  const row = `(select ctid ${rows} order by ctid offset ${pick} % greatest((select count(*) ${rows}), 1) limit 1)`;
  if (action === 'remove') return `delete from ${table} where ctid = ${row}`;
  if (action === 'change') return `update ${table} set ${column} = ${changed} where ctid = ${row}`;
  return `
    do $$ declare names text; begin
      select string_agg(quote_ident(column_name), ',') into names from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' and column_name <> '${key}';
      execute format('insert into ${table} (${key}, %s) overriding system value select %s, %s from ${table} where ctid = %L',
        names, $change$${changed}$change$, names, ${row});
    end $$`;
}
