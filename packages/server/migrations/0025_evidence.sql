-- Evidence in addition to the ledger. From now on seals cover, besides transactions:
--  * record_changes: every state of a row that decides payouts, display or protection of a player. Written by triggers,
--    not by the server's role. The last change of a row must equal the row (verify-ledger, R41).
--  * placements and region_decisions: each row once, in the order of the transactions that wrote them.
create table record_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  subject text not null, -- the table
  key text not null, -- values of its key, separated by blanks
  state jsonb not null
);
create index record_changes_in_order on record_changes (xid, id);
create index record_changes_of_row on record_changes (subject, key, id);
create trigger append_only before update or delete or truncate on record_changes
  for each statement execute function refuse_change();
grant select on record_changes to clutchline_app;

-- Arguments: key columns and recorded columns, separated by commas. A password hash is recorded as its SHA-256; the
-- status of a play only once closed, because open and suspended change with every price.
create function record_change() returns trigger language plpgsql security definer set search_path from current as $$
declare
  row_now constant jsonb := to_jsonb(new);
  row_key text;
  row_state jsonb;
begin
  select string_agg(row_now->>c, ' ' order by n) into row_key
  from unnest(string_to_array(tg_argv[0], ',')) with ordinality as k (c, n);
  select jsonb_object_agg(c, case
      when c = 'password_hash' then to_jsonb(encode(sha256(convert_to(row_now->>c, 'UTF8')), 'hex'))
      when tg_table_name = 'plays' and c = 'status' and (row_now->>c)::integer < 3 then 'null'
      else row_now->c end) into row_state
  from unnest(string_to_array(tg_argv[1], ',')) as k (c);
  insert into record_changes (subject, key, state) values (tg_table_name, row_key, row_state);
  return null;
end $$;
revoke execute on function record_change() from public;

-- Table, key, columns, and the condition of an insert or the baseline (null: every row).
-- src/db/verify/recorded-tables.ts has the same list; tests/tampering.test.ts compares both.
do $$
declare
  r record;
begin
  for r in select * from (values
    ('accounts', 'id', 'username,password_hash,nickname,currency_id,lang,time_zone,created_at,player_id', null),
    ('sessions', 'token_hash', 'account_id,created_at,expires_at,ended_at,ended_by', null),
    ('player_limits', 'account_id,kind', 'value,pending_value,pending_from', null),
    ('player_breaks', 'account_id', 'kind,until', null),
    ('plays', 'id', 'status,closed_xid,settled_at,started_at', 'status > 2'),
    ('points', 'id', 'decision,outcome,void_reason,dead_heat,result,rule,source,reason', 'decision > 0'),
    ('map_results', 'game_id,round', 'facts,source', null),
    ('match_results', 'game_id', 'facts,source', null),
    ('outright_results', 'game_id', 'facts,source', null),
    ('match_voids', 'game_id', 'reason,source', null),
    ('result_revisions', 'game_id,round,revision', 'facts_before,facts,reason,approved_by,at', null),
    ('notices', 'id', 'account_id,order_no,kind,at', null),
    ('pool_closings', 'play_id,currency_id,revision',
      'is_refund,at,takeout,tickets,gross,takeout_amount,breakage,paid,refunded,reversal_id', null),
    ('pool_dividends', 'play_id,currency_id,revision,point_id', 'stakes,odds', null),
    ('quarantine', 'id', 'kind,reason,game_id,play_id,round,event,at,state,approved_by,rejected_by,decided_at', null)
  ) as t (name, key, columns, condition)
  loop
    execute format('create trigger recorded_insert after insert on %I for each row %s execute function record_change(%L, %L)',
      r.name, 'when (' || coalesce('new.' || r.condition, 'true') || ')', r.key, r.columns);
    -- closed_xid is set by a trigger, so the update names only the status.
    execute format('create trigger recorded_update after update of %s on %I for each row when (%s) execute function record_change(%L, %L)',
      r.columns, r.name,
      case r.name when 'plays' then
        '(nullif(greatest(old.status, 2::smallint), 2), old.closed_xid, old.settled_at, old.started_at) is distinct from
         (nullif(greatest(new.status, 2::smallint), 2), new.closed_xid, new.settled_at, new.started_at)'
      else (
        select format('(%s) is distinct from (%s)', string_agg('old.' || c, ','), string_agg('new.' || c, ','))
        from unnest(string_to_array(r.columns, ',')) c) end,
      r.key, r.columns);
    -- The baseline: the current state of every row.
    execute format('insert into record_changes (subject, key, state)
      select %L, concat_ws('' '', %s), jsonb_build_object(%s) from %I t where %s',
      r.name,
      (select string_agg('t.' || c || '::text', ',') from unnest(string_to_array(r.key, ',')) c),
      (select string_agg(format('%L, %s', c, case
          when c = 'password_hash' then 'encode(sha256(convert_to(t.password_hash, ''UTF8'')), ''hex'')'
          else 't.' || c end), ',') from unnest(string_to_array(r.columns, ',')) c),
      r.name, coalesce('t.' || r.condition, 'true'));
  end loop;
end $$;

-- No feature changes these.
create trigger identity_stays before update of id, username, password_hash, currency_id, created_at, player_id on accounts
for each row when (
  (old.id, old.username, old.password_hash, old.currency_id, old.created_at, old.player_id)
    is distinct from (new.id, new.username, new.password_hash, new.currency_id, new.created_at, new.player_id)
) execute function refuse_change();
create trigger append_only before update or delete or truncate on notices
  for each statement execute function refuse_change();

-- Earlier rows get the xid of this migration: the next seal covers them.
alter table placements add column xid xid8 not null default pg_current_xact_id();
create index placements_in_order on placements (xid);
alter table region_decisions add column xid xid8 not null default pg_current_xact_id();
create index region_decisions_in_order on region_decisions (xid);

-- Wall clock, to find rows unsealed for too long; earlier transactions get the time of this migration.
alter table ledger_transactions add column written_at timestamptz not null default now();
alter table ledger_transactions alter column written_at set default clock_timestamp();

-- Records with an xid after the previous seal and up to this one. Null in earlier seals, whose heads cover transactions
-- only.
alter table ledger_seals
  add column records integer check (records >= 0),
  add column last_record_xid xid8,
  drop constraint ledger_seals_transactions_check,
  add check (transactions >= 0 and transactions + coalesce(records, 0) > 0),
  add check ((records is null) = (last_record_xid is null));

-- One per player and currency; the trigger writes the row with the entry of the house.
create table demo_credits (
  account_id bigint not null,
  currency_id integer not null,
  transaction_id bigint not null references ledger_transactions,
  primary key (account_id, currency_id)
);
create trigger append_only before update or delete or truncate on demo_credits
  for each statement execute function refuse_change();
grant select on demo_credits to clutchline_app;
insert into demo_credits
select distinct on (1, 2) split_part(e.account, ':', 2)::bigint, e.currency_id, e.transaction_id
from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
where t.kind = 'demo-credit' and e.account like 'player:%' order by 1, 2, 3;

create function record_demo_credit() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into demo_credits (account_id, currency_id, transaction_id)
  select split_part(account, ':', 2)::bigint, currency_id, transaction_id from ledger_entries
  where transaction_id = new.transaction_id and currency_id = new.currency_id and account like 'player:%';
  return null;
end $$;
revoke execute on function record_demo_credit() from public;
create trigger credited_once after insert on ledger_entries for each row when (new.account = 'house:demo-credit')
  execute function record_demo_credit();
