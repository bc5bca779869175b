-- What two persons decide about players and operators (DESK-6). Each function acts for an approved proposal alone.

-- An adjustment of a wallet against house:adjustment.
do $$
declare
  kinds constant text := (
    select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') from pg_constraint
    where conrelid = 'ledger_transactions'::regclass and conname = 'ledger_transactions_kind_check');
  orders constant text := (
    select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') from pg_constraint
    where conrelid = 'ledger_transactions'::regclass and conname = 'ledger_transactions_check');
begin
  alter table ledger_transactions drop constraint ledger_transactions_kind_check, drop constraint ledger_transactions_check;
  execute format('alter table ledger_transactions add constraint ledger_transactions_kind_check
    check ((%s) or kind = ''adjustment'')', kinds);
  execute format('alter table ledger_transactions add constraint ledger_transactions_check
    check (case when kind = ''adjustment'' then order_no is null else (%s) end)', orders);
end $$;

create table player_adjustments (
  proposal_id bigint primary key references desk_proposals,
  account_id bigint not null references accounts,
  currency_id integer not null,
  amount money_minor not null check (amount <> 0),
  transaction_id bigint not null unique references ledger_transactions,
  at bigint not null -- business time, ms
);
create trigger append_only before update or delete or truncate on player_adjustments
  for each statement execute function refuse_change();
grant select on player_adjustments to clutchline_app, clutchline_desk;

-- Null: the balance does not suffice any more. The primary key refuses a second time.
create function adjust_wallet(a_proposal bigint, a_at bigint) returns bigint
language plpgsql security definer set search_path from current as $$
declare
  given record;
  account bigint;
  transaction bigint;
begin
  select (payload->>'player_id')::uuid as player_id, (payload->>'currency_id')::integer as currency_id,
    (payload->>'amount')::numeric as amount into strict given
  from desk_proposals where id = a_proposal and kind = 'adjust' and state = 'approved';
  update wallets w set balance = balance + given.amount, version = version + 1
  from accounts a where a.player_id = given.player_id and w.account_id = a.id and w.currency_id = given.currency_id
    and not w.is_seamless and w.balance + given.amount >= 0
  returning w.account_id into account;
  if not found then
    return null;
  end if;
  transaction := nextval(pg_get_serial_sequence('ledger_transactions', 'id'));
  insert into ledger_transactions (id, kind, order_no, at) overriding system value
  values (transaction, 'adjustment', null, a_at);
  insert into ledger_entries (transaction_id, account, currency_id, amount) values
    (transaction, 'player:' || account, given.currency_id, given.amount),
    (transaction, 'house:adjustment', given.currency_id, -given.amount);
  insert into player_adjustments values (a_proposal, account, given.currency_id, given.amount, transaction, a_at);
  return transaction;
end $$;
revoke execute on function adjust_wallet(bigint, bigint) from public;
grant execute on function adjust_wallet(bigint, bigint) to clutchline_desk;

create function unfreeze_player(a_proposal bigint, a_at bigint) returns void
language plpgsql security definer set search_path from current as $$
begin
  update player_freezes f set ended_by = p.decided_by, ended_at = a_at
  from desk_proposals p join accounts a on a.player_id = (p.payload->>'player_id')::uuid
  where p.id = a_proposal and p.kind = 'unfreeze' and p.state = 'approved' and f.account_id = a.id and f.ended_at is null;
  if not found then
    raise exception 'a freeze ends by two persons' using errcode = 'insufficient_privilege';
  end if;
end $$;
revoke execute on function unfreeze_player(bigint, bigint) from public;
grant execute on function unfreeze_player(bigint, bigint) to clutchline_desk;

-- An invitation without its row in the audit log, which the caller writes.
create function store_desk_invite(
  a_name text, a_name_key text, a_roles text[], a_person_key text, a_token_hash text, a_totp_secret bytea, a_at bigint,
  a_expires bigint)
returns bigint language plpgsql as $$
declare
  operator bigint;
  person bigint;
begin
  if a_person_key is not null then
    select person_id into strict person from desk_operators where name_key = a_person_key and ended_at is null;
  end if;
  select id into operator from desk_operators where name_key = a_name_key and ended_at is null for update;
  if found then
    update desk_operators set roles = a_roles, person_id = coalesce(person, person_id) where id = operator;
  else
    operator := nextval(pg_get_serial_sequence('desk_operators', 'id'));
    insert into desk_operators (id, person_id, name, name_key, roles, created_at) overriding system value
    values (operator, coalesce(person, operator), a_name, a_name_key, a_roles, a_at);
  end if;
  update desk_invites set used_at = a_at where operator_id = operator and used_at is null;
  insert into desk_invites (token_hash, operator_id, expires_at, totp_secret)
  values (a_token_hash, operator, a_expires, a_totp_secret);
  return operator;
end $$;
revoke execute on function store_desk_invite(text, text, text[], text, text, bytea, bigint, bigint) from public;

create or replace function invite_desk_operator(
  a_name text, a_name_key text, a_roles text[], a_person_key text, a_token_hash text, a_totp_secret bytea, a_at bigint, a_expires bigint)
returns void language plpgsql as $$
begin
  insert into operator_actions (at, action, subject, after, result) values (
    a_at, 'invite', 'operator:' || store_desk_invite(
      a_name, a_name_key, a_roles, a_person_key, a_token_hash, a_totp_secret, a_at, a_expires),
    jsonb_build_object('name', a_name, 'roles', a_roles), 'done');
end $$;

-- One token for each approved proposal, for the person who proposed it, of what both persons saw.
alter table desk_invites add column proposal_id bigint unique references desk_proposals;

create function invite_approved_operator(
  a_proposal bigint, a_by bigint, a_token_hash text, a_totp_secret bytea, a_at bigint, a_expires bigint)
returns bigint language plpgsql security definer set search_path from current as $$
declare
  seen jsonb;
  operator bigint;
begin
  select preview into seen from desk_proposals
  where id = a_proposal and kind = 'operator' and state = 'done' and proposed_by = a_by for no key update;
  if not found or exists (select from desk_invites where proposal_id = a_proposal) then
    return null;
  end if;
  operator := store_desk_invite(seen->>'name', seen->>'name_key', array(select jsonb_array_elements_text(seen->'roles')),
    seen->>'same_person_key', a_token_hash, a_totp_secret, a_at, a_expires);
  update desk_invites set proposal_id = a_proposal where token_hash = a_token_hash;
  return operator;
end $$;
revoke execute on function invite_approved_operator(bigint, bigint, text, bytea, bigint, bigint) from public;
grant execute on function invite_approved_operator(bigint, bigint, text, bytea, bigint, bigint) to clutchline_desk;

-- Of another person. False: unknown, ended, or one's own.
create function end_other_operator(a_operator bigint, a_by bigint, a_at bigint) returns boolean
language plpgsql security definer set search_path from current as $$
begin
  update desk_operators set ended_at = a_at where id = a_operator and ended_at is null
    and person_id <> (select person_id from desk_operators where id = a_by);
  if not found then
    return false;
  end if;
  update desk_sessions set ended_at = a_at where operator_id = a_operator and ended_at is null;
  return true;
end $$;
revoke execute on function end_other_operator(bigint, bigint, bigint) from public;
grant execute on function end_other_operator(bigint, bigint, bigint) to clutchline_desk;

-- Records of the acts, for their check at the desk. Other records have hashes of passwords and tokens.
create view action_records as
  select key::bigint as action_id, xid, state from record_changes where subject = 'operator_actions';
grant select on action_records to clutchline_desk;
