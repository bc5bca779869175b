-- Operators who sign in at an identity provider (OpenID Connect) instead of the desk (DESK-3). Moments are wall clock, ms.

-- One row while a provider is configured, written by the owner at the start: without it the role of the desk can add no operator.
create table desk_provider (
  is_only boolean primary key default true check (is_only),
  issuer text not null,
  -- Passwords, apps and passkeys from before do not count.
  since bigint not null
);
grant select on desk_provider to clutchline_desk;

create table desk_identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  operator_id bigint not null unique references desk_operators,
  primary key (issuer, subject)
);
grant select on desk_identities to clutchline_desk;

-- Begun, each used once. The browser has the binding in a cookie, the provider returns the state.
create table desk_provider_requests (
  state_hash text primary key,
  binding_hash text not null,
  nonce text not null,
  code_verifier text not null,
  -- Of a step up; null: a sign-in.
  session_id bigint,
  begun_at bigint not null
);
grant select, insert, delete on desk_provider_requests to clutchline_desk;

-- The operator of an identity with the roles that the provider names now. Null: the operator was ended, or the name belongs to another.
create function enter_by_provider(a_issuer text, a_subject text, a_name text, a_name_key text, a_roles text[], a_at bigint)
returns bigint language plpgsql security definer set search_path from current as $$
declare
  operator bigint;
begin
  perform from desk_provider where issuer = a_issuer for key share;
  if not found then
    raise exception 'the issuer is not the configured one';
  end if;
  select operator_id into operator from desk_identities where issuer = a_issuer and subject = a_subject;
  if found then
    perform from desk_operators where id = operator and ended_at is null for no key update;
    if not found then
      return null;
    end if;
    update desk_operators set roles = a_roles where id = operator and roles <> a_roles;
    return operator;
  end if;
  if exists (select from desk_operators where name_key = a_name_key and ended_at is null) then
    return null;
  end if;
  operator := nextval(pg_get_serial_sequence('desk_operators', 'id'));
  insert into desk_operators (id, person_id, name, name_key, roles, created_at) overriding system value
  values (operator, operator, a_name, a_name_key, a_roles, a_at);
  insert into desk_identities values (a_issuer, a_subject, operator);
  return operator;
end $$;
revoke execute on function enter_by_provider(text, text, text, text, text[], bigint) from public;
grant execute on function enter_by_provider(text, text, text, text, text[], bigint) to clutchline_desk;
