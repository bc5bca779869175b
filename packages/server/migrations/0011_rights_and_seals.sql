-- The server works as clutchline_app, which owns nothing, creates nothing and cannot change the ledger. The owner
-- migrates. Later migrations grant the rights of their tables; tests/rights.test.ts lists all.

-- Databases of one cluster share their roles: another one may be creating it now.
do $$
begin
  for attempt in 1..50 loop
    begin
      if not exists (select from pg_roles where rolname = 'clutchline_app') then
        create role clutchline_app nologin;
      end if;
      if not pg_has_role(current_user, 'clutchline_app', 'set') then
        execute format('grant clutchline_app to %I', current_user);
      end if;
      return;
    exception when duplicate_object or unique_violation or internal_error then
      perform pg_sleep(0.1);
    end;
  end loop;
  raise exception 'the role clutchline_app cannot be made';
end $$;
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;
revoke create on schema public from public;
grant usage on schema public to clutchline_app;

-- Written once.
grant select, insert on ledger_transactions, ledger_entries, settlements, placements, region_decisions, result_revisions,
  pool_dividends, notices to clutchline_app;
grant usage on sequence ledger_transactions_id_seq to clutchline_app;

-- Written once, except for the result.
grant select, insert on bets, bet_legs, pool_closings to clutchline_app;
grant update (receive_status, reject_reason, moved_by, odds, is_cancel, prize_status, settle_time, settlement_odds, payout,
  revision, swapped_to) on bets to clutchline_app;
grant update (odd, version, outcome, void_reason, dead_heat, closing_odd, result, rule, source, decision) on bet_legs
  to clutchline_app;
grant update (transaction_id) on pool_closings to clutchline_app;

-- Changing tables.
grant select, insert on accounts, wallets to clutchline_app;
grant update (lang, time_zone) on accounts to clutchline_app;
grant update (balance, version, debt) on wallets to clutchline_app;
grant select, insert, update on sessions, player_limits, player_breaks, exposures, feed_state, feed_progress, game_types,
  events, teams, matches, plays, points, map_results, match_results, outright_results to clutchline_app;
grant select, insert on match_voids to clutchline_app;
grant select, insert, delete on favourites to clutchline_app;

create trigger append_only before update or delete or truncate on region_decisions
  for each statement execute function refuse_change();
create trigger answer_stays before update on placements
  for each statement execute function refuse_change();

-- Rows older than every running transaction are final and get no predecessor.
alter table ledger_transactions add column xid xid8 not null default pg_current_xact_id();
create index ledger_transactions_in_order on ledger_transactions (xid, id);

-- A hash chain: each head is the SHA-256 of the previous head, the seal itself and the rows in the order (xid, id)
-- after the previous seal up to `last_xid`, `last_id`.
create table ledger_seals (
  number bigint primary key check (number > 0),
  day date not null,
  at bigint not null,
  transactions integer not null check (transactions > 0),
  last_xid xid8 not null,
  last_id bigint not null,
  head bytea not null check (octet_length(head) = 32)
);
create trigger append_only before update or delete or truncate on ledger_seals
  for each statement execute function refuse_change();
grant select, insert on ledger_seals to clutchline_app;

-- The closing transaction, null while not closed: bets are committed before it (I7).
alter table plays add column closed_xid xid8;
create function note_close() returns trigger language plpgsql as $$
begin
  new.closed_xid := case when new.status > 2 then pg_current_xact_id() end;
  return new;
end $$;
create trigger notes_close before update of status on plays for each row
when ((old.status > 2) <> (new.status > 2)) execute function note_close();
