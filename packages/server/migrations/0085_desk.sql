-- The operator's desk (DESK-1 to DESK-5, DESK-7): people, credentials, sessions and every action. Its role has no right on
-- the tables of players, and the server's role none on these. Moments are wall clock, ms.

-- Databases of one cluster share their roles: another one may be creating it now.
do $$
begin
  for attempt in 1..50 loop
    begin
      if not exists (select from pg_roles where rolname = 'clutchline_desk') then
        create role clutchline_desk nologin;
      end if;
      if not pg_has_role(current_user, 'clutchline_desk', 'set') then
        execute format('grant clutchline_desk to %I', current_user);
      end if;
      return;
    exception when duplicate_object or unique_violation or internal_error then
      perform pg_sleep(0.1);
    end;
  end loop;
  raise exception 'the role clutchline_desk cannot be made';
end $$;
grant usage on schema public to clutchline_desk;

create table desk_operators (
  id bigint generated always as identity primary key,
  -- Two accounts of one person are one person where two persons are required.
  person_id bigint not null,
  name text not null check (char_length(name) between 1 and 64),
  name_key text not null,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['viewer', 'trader', 'settler', 'support', 'admin']),
  created_at bigint not null,
  ended_at bigint
);
create unique index desk_operators_by_name on desk_operators (name_key) where ended_at is null;
-- Who is an operator is decided by a command of the owner.
grant select on desk_operators to clutchline_desk;

create table desk_credentials (
  id bigint generated always as identity primary key,
  operator_id bigint not null references desk_operators,
  kind text not null check (kind in ('password', 'totp', 'recovery', 'passkey')),
  -- Password: argon2id hash. TOTP: the secret, which is needed to compute codes. Recovery code: SHA-256. Passkey: public key.
  secret bytea not null,
  credential_id text unique check ((credential_id is not null) = (kind = 'passkey')),
  -- TOTP: step of the last accepted code. Passkey: counter of the authenticator.
  counter bigint not null default 0,
  added_at bigint not null,
  ended_at bigint
);
create unique index desk_credentials_single on desk_credentials (operator_id, kind)
  where ended_at is null and kind in ('password', 'totp');
create index desk_credentials_of_operator on desk_credentials (operator_id) where ended_at is null;
grant select, insert, update (counter, ended_at) on desk_credentials to clutchline_desk;

create table desk_invites (
  token_hash text primary key,
  operator_id bigint not null references desk_operators,
  expires_at bigint not null,
  totp_secret bytea not null,
  used_at bigint
);
grant select, update (used_at) on desk_invites to clutchline_desk;

create table desk_challenges (
  challenge text primary key,
  -- Null: sign-in, where the passkey names the operator.
  operator_id bigint references desk_operators,
  expires_at bigint not null
);
grant select, insert, delete on desk_challenges to clutchline_desk;

create table desk_sessions (
  token_hash text primary key,
  id bigint generated always as identity unique,
  operator_id bigint not null references desk_operators,
  created_at bigint not null,
  last_used_at bigint not null,
  stepped_up_at bigint,
  network text,
  ended_at bigint
);
create index desk_sessions_of_operator on desk_sessions (operator_id) where ended_at is null;
grant select, insert, update (token_hash, last_used_at, stepped_up_at, ended_at) on desk_sessions to clutchline_desk;

create table desk_attempts (
  key text primary key,
  tries integer not null,
  since bigint not null,
  wait_until bigint
);
create index desk_attempts_by_time on desk_attempts (since);
grant select, insert, update, delete on desk_attempts to clutchline_desk;

create table operator_actions (
  id bigint generated always as identity primary key,
  at bigint not null,
  operator_id bigint references desk_operators,
  session_id bigint,
  network text,
  action text not null,
  subject text,
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 500),
  request_id uuid,
  -- done, or the problem with which it was refused.
  result text not null
);
-- A repeated request does nothing a second time.
create unique index operator_actions_once on operator_actions (operator_id, request_id) where result = 'done';
create index operator_actions_of_operator on operator_actions (operator_id, id);
create trigger append_only before update or delete or truncate on operator_actions
  for each statement execute function refuse_change();
grant select, insert on operator_actions to clutchline_desk;

-- Recorded and sealed with the books (0025, R41).
do $$
declare
  r record;
begin
  for r in select * from (values
    ('desk_operators', 'person_id,name,name_key,roles,created_at,ended_at'),
    ('operator_actions', 'at,operator_id,session_id,network,action,subject,before,after,reason,request_id,result')
  ) as t (name, columns)
  loop
    execute format('create trigger recorded_insert after insert on %I for each row execute function record_change(''id'', %L)',
      r.name, r.columns);
    execute format('create trigger recorded_update after update of %s on %I for each row when (%s)
      execute function record_change(''id'', %L)', r.columns, r.name,
      (select format('(%s) is distinct from (%s)', string_agg('old.' || c, ','), string_agg('new.' || c, ','))
       from unnest(string_to_array(r.columns, ',')) c), r.columns);
  end loop;
end $$;

-- Of a command, with the rights of the owner. A further invitation of a name resets its credentials once accepted.
create function invite_desk_operator(
  a_name text, a_name_key text, a_roles text[], a_person_key text, a_token_hash text, a_totp_secret bytea, a_at bigint, a_expires bigint)
returns void language plpgsql as $$
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
  insert into desk_invites values (a_token_hash, operator, a_expires, a_totp_secret);
  insert into operator_actions (at, action, subject, after, result) values (
    a_at, 'invite', 'operator:' || operator, jsonb_build_object('name', a_name, 'roles', a_roles), 'done');
end $$;
revoke execute on function invite_desk_operator(text, text, text[], text, text, bytea, bigint, bigint) from public;

create function end_desk_operator(a_name_key text, a_at bigint) returns boolean language plpgsql as $$
declare
  operator bigint;
begin
  update desk_operators set ended_at = a_at where name_key = a_name_key and ended_at is null returning id into operator;
  if not found then
    return false;
  end if;
  update desk_sessions set ended_at = a_at where operator_id = operator and ended_at is null;
  insert into operator_actions (at, action, subject, result) values (a_at, 'end_operator', 'operator:' || operator, 'done');
  return true;
end $$;
revoke execute on function end_desk_operator(text, bigint) from public;
