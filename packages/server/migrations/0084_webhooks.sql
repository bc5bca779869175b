-- Webhooks: what happens to bets, players and markets is sent to the addresses that the operator has registered. The event is
-- written by the transaction of the change, and only if an address asks for it.
create table webhook_targets (
  id text primary key check (id ~ '^[a-z0-9]{12}$'),
  url text not null check (char_length(url) between 1 and 2000),
  -- Signing needs the secret itself, so it cannot be stored as a hash.
  secret bytea not null check (octet_length(secret) = 32),
  types text[], -- null: all
  allows_private boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
grant select on webhook_targets to clutchline_app;

-- Of two events of one subject the one committed first has the lower number: both are written under its lock.
create table webhook_events (
  number bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  type text not null,
  -- Events of one subject are delivered in order: bet, player or play.
  subject text not null,
  data jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index webhook_events_by_time on webhook_events using brin (at);
create trigger append_only before update or truncate on webhook_events
  for each statement execute function refuse_change();
-- Delete: after the time for which they can be sent again.
grant select, delete on webhook_events to clutchline_app;

create table webhook_deliveries (
  event bigint not null references webhook_events on delete cascade,
  target text not null references webhook_targets,
  subject text not null,
  -- parked: every attempt failed; it and what follows of its subject waits for a command.
  state text not null default 'open' check (state in ('open', 'done', 'parked')),
  attempts integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  last_failure text check (char_length(last_failure) <= 200),
  primary key (target, event)
);
create index webhook_deliveries_due on webhook_deliveries (target, next_at) where state = 'open';
create index webhook_deliveries_undone on webhook_deliveries (target, subject, event) where state <> 'done';
create index webhook_deliveries_of_event on webhook_deliveries (event);
grant select, update (state, attempts, next_at, last_failure), delete on webhook_deliveries to clutchline_app;

create function iso_time(a_ms bigint) returns text language sql stable return
  to_char(to_timestamp(a_ms / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Players without an id of the operator have no events. A null account: not of a player.
create function add_webhook_event(a_type text, a_subject text, a_account bigint, a_data jsonb) returns void
language plpgsql as $$
declare
  owner jsonb := '{}';
  event bigint;
begin
  if not exists (select from webhook_targets where removed_at is null and (types is null or a_type = any(types))) then
    return;
  end if;
  if a_account is not null then
    select jsonb_build_object('player_id', p.player_id, 'currency_id', a.currency_id) into owner
    from operator_players p join accounts a on a.id = p.account_id where p.account_id = a_account;
    if not found then
      return;
    end if;
  end if;
  insert into webhook_events (type, subject, data) values (a_type, a_subject, owner || a_data) returning number into event;
  insert into webhook_deliveries (event, target, subject)
  select event, id, a_subject from webhook_targets where removed_at is null and (types is null or a_type = any(types));
end $$;
revoke execute on function add_webhook_event(text, text, bigint, jsonb) from public;

create function report_bet() returns trigger language plpgsql security definer set search_path from current as $$
declare
  subject constant text := 'bet:' || new.order_no;
  bet jsonb;
begin
  -- Without an address a bet costs this query and no more.
  if not exists (select from webhook_targets where removed_at is null) then
    return null;
  end if;
  bet := jsonb_build_object(
    'order_no', new.order_no, 'kind', new.kind,
    'state', case
      when new.receive_status = 1 then 'held'
      when new.receive_status = 2 then 'rejected'
      when new.settle_time is null then 'open'
      when new.is_cancel = 1 then 'void'
      else 'settled' end,
    'stake', new.stake::text, 'odds', new.odds, 'payout', new.payout::text, 'reject_reason', new.reject_reason,
    'revision', new.revision, 'swapped_from', new.swapped_from,
    'placed_at', iso_time(new.bet_time), 'settled_at', iso_time(new.settle_time));
  if tg_op = 'INSERT' then
    perform add_webhook_event('bet.placed', subject, new.account_id, bet);
    if new.receive_status = 0 then
      perform add_webhook_event('bet.accepted', subject, new.account_id, bet);
    end if;
  elsif old.receive_status = 1 and new.receive_status <> 1 then
    perform add_webhook_event(case new.receive_status when 0 then 'bet.accepted' else 'bet.rejected' end,
      subject, new.account_id, bet);
  else
    perform add_webhook_event(case old.revision when 0 then 'bet.settled' else 'bet.corrected' end,
      subject, new.account_id, bet);
  end if;
  return null;
end $$;
create trigger reported_insert after insert on bets for each row execute function report_bet();
create trigger reported_update after update on bets for each row
when (new.revision > old.revision or (old.receive_status = 1 and new.receive_status <> 1)) execute function report_bet();

create function report_limit() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_webhook_event('player.limit_changed', 'player:' || new.account_id, new.account_id, jsonb_build_object(
    'set_by', 'player', 'limit', new.kind, 'value', new.value::text, 'next_value', new.pending_value::text,
    'next_from', iso_time(new.pending_from)));
  return null;
end $$;
create trigger reported_insert after insert on player_limits for each row execute function report_limit();
create trigger reported_update after update on player_limits for each row when (
  (old.value, old.pending_value, old.pending_from) is distinct from (new.value, new.pending_value, new.pending_from))
execute function report_limit();

create function report_break() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_webhook_event('player.excluded', 'player:' || new.account_id, new.account_id,
    jsonb_build_object('set_by', 'player', 'kind', new.kind, 'until', iso_time(new.until)));
  return null;
end $$;
create trigger reported_insert after insert on player_breaks for each row execute function report_break();
create trigger reported_update after update on player_breaks for each row when (
  (old.kind, old.until) is distinct from (new.kind, new.until)) execute function report_break();

-- One event for each limit that changed.
create function report_operator_limits() returns trigger language plpgsql security definer set search_path from current as $$
declare
  subject constant text := 'player:' || new.account_id;
  before constant jsonb := case tg_op when 'INSERT' then '{"stake_factor": 1000}' else to_jsonb(old) end;
  after constant jsonb := to_jsonb(new);
  name text;
begin
  foreach name in array array['day_stake', 'day_loss', 'session_minutes', 'stake_factor'] loop
    if before->>name is distinct from after->>name then
      perform add_webhook_event('player.limit_changed', subject, new.account_id, jsonb_build_object(
        'set_by', 'operator', 'limit', name, 'value', after->>name, 'next_value', null, 'next_from', null));
    end if;
  end loop;
  if before->>'excluded_until' is distinct from after->>'excluded_until' then
    perform add_webhook_event('player.excluded', subject, new.account_id, jsonb_build_object(
      'set_by', 'operator', 'kind', 'exclusion', 'until', iso_time(new.excluded_until)));
  end if;
  return null;
end $$;
create trigger reported after insert or update on operator_limits for each row execute function report_operator_limits();

-- At the commit: the same transaction writes the reason to the points.
create function report_void() returns trigger language plpgsql security definer set search_path from current as $$
begin
  perform add_webhook_event('market.voided', 'play:' || new.id, null, jsonb_build_object(
    'game_id', new.game_id, 'play_id', new.id, 'round', new.round, 'market', new.market,
    'void_reason', (select min(void_reason) from points where play_id = new.id)));
  return null;
end $$;
create constraint trigger reported after update of status on plays deferrable initially deferred
for each row when (new.status = 5 and old.status <> 5) execute function report_void();
