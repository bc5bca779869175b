-- The desk reads bets, players and the ledger; never a password hash and no token of a session.
grant select on placements, settlements, price_steps, ledger_transactions, ledger_entries, ledger_seals, wallets, player_limits,
  player_breaks, operator_limits, operator_players, region_decisions, simulated_accounts to clutchline_desk;
grant select (id, username, nickname, currency_id, lang, created_at, time_zone, player_id) on accounts to clutchline_desk;
grant select (account_id, created_at, last_used_at, expires_at, ended_at, ended_by), update (ended_at, ended_by) on sessions
  to clutchline_desk;

-- Searches of the desk (DESK-19).
create index placements_by_request on placements using hash (request_id);
create index accounts_by_nickname on accounts (lower(nickname) text_pattern_ops);
create index accounts_by_username on accounts (lower(username) text_pattern_ops);
create index operator_players_by_name on operator_players (lower(player_id) text_pattern_ops);
create index operator_actions_of_subject on operator_actions (subject, id) where subject like 'player:%';
-- First seal that covers a transaction.
create index ledger_seals_by_end on ledger_seals (last_xid, last_id, number);

-- A frozen player places no bet and plays no game (DESK-20).
create table player_freezes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  reason text not null check (char_length(reason) between 3 and 500),
  set_by bigint not null references desk_operators,
  set_at bigint not null, -- wall clock, ms
  ended_by bigint references desk_operators,
  ended_at bigint,
  check ((ended_by is null) = (ended_at is null))
);
create unique index player_freezes_active on player_freezes (account_id) where ended_at is null;
create trigger append_only before delete or truncate on player_freezes
  for each statement execute function refuse_change();
create trigger ends_once before update on player_freezes for each row
  when (old.ended_at is not null or (old.id, old.account_id, old.reason, old.set_by, old.set_at)
    is distinct from (new.id, new.account_id, new.reason, new.set_by, new.set_at))
  execute function refuse_change();
grant select on player_freezes to clutchline_desk;

-- Recorded and sealed like player_breaks (0025, R41).
do $$
declare
  columns constant text := 'account_id,reason,set_by,set_at,ended_by,ended_at';
begin
  execute format('create trigger recorded_insert after insert on player_freezes for each row
    execute function record_change(''id'', %L)', columns);
  execute format('create trigger recorded_update after update of %s on player_freezes for each row when (%s)
    execute function record_change(''id'', %L)', columns,
    (select format('(%s) is distinct from (%s)', string_agg('old.' || c, ','), string_agg('new.' || c, ','))
     from unnest(string_to_array(columns, ',')) c), columns);
end $$;

-- The version of the wallet refuses a placement that was validated before. False: frozen already.
create function freeze_player(a_account bigint, a_reason text, a_operator bigint, a_at bigint) returns boolean
language plpgsql security definer set search_path from current as $$
begin
  update wallets set version = version + 1 where account_id = a_account;
  if exists (select from player_freezes where account_id = a_account and ended_at is null) then
    return false;
  end if;
  insert into player_freezes (account_id, reason, set_by, set_at) values (a_account, a_reason, a_operator, a_at);
  return true;
end $$;
revoke execute on function freeze_player(bigint, text, bigint, bigint) from public;
grant execute on function freeze_player(bigint, text, bigint, bigint) to clutchline_desk;

-- A function, so that a placement reads it after the version of the wallet (0071).
create function is_player_frozen(a_account bigint) returns boolean
language plpgsql volatile security definer set search_path from current as $$
begin
  return exists (select from player_freezes where account_id = a_account and ended_at is null);
end $$;
