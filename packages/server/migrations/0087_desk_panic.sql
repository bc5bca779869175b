-- What needs two persons (DESK-6), and the lock of everything (DESK-8), which one operator sets and two take off.
create table desk_proposals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('resume_all')),
  -- Lock that it is about.
  lock_id bigint not null references desk_locks,
  reason text not null check (char_length(reason) between 3 and 500),
  preview jsonb not null,
  preview_hash text not null,
  proposed_by bigint not null references desk_operators,
  proposed_person bigint not null,
  proposed_at bigint not null, -- wall clock, ms
  expires_at bigint not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'done', 'rejected', 'withdrawn')),
  decided_by bigint references desk_operators,
  decided_person bigint,
  decided_at bigint,
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_person is null)),
  -- Another person, not another account; only a withdrawal is one's own.
  constraint two_persons check ((state = 'withdrawn') = (decided_person = proposed_person) or decided_person is null)
);
create index desk_proposals_open on desk_proposals (id) where state = 'proposed';
create trigger append_only before delete or truncate on desk_proposals
  for each statement execute function refuse_change();
create trigger decided_once before update on desk_proposals for each row
  when (old.state in ('done', 'rejected', 'withdrawn') or (old.state = 'approved' and new.state <> 'done'))
  execute function refuse_change();

create function name_persons() returns trigger language plpgsql security definer set search_path from current as $$
begin
  select person_id into new.proposed_person from desk_operators where id = new.proposed_by;
  select person_id into new.decided_person from desk_operators where id = new.decided_by;
  return new;
end $$;
create trigger name_persons before insert or update on desk_proposals for each row execute function name_persons();
grant select, update (state, decided_by, decided_at) on desk_proposals to clutchline_desk;
grant insert (kind, lock_id, reason, preview, preview_hash, proposed_by, proposed_at, expires_at) on desk_proposals
  to clutchline_desk;

-- The lock of everything ends by an approved proposal about it.
create function refuse_resume_alone() returns trigger language plpgsql as $$
begin
  if not exists (select from desk_proposals where kind = 'resume_all' and lock_id = old.id and state = 'approved') then
    raise exception 'the lock of everything ends by two persons' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger two_persons before update on desk_locks for each row
  when (old.scope = 'all' and old.ended_at is null and new.ended_at is not null) execute function refuse_resume_alone();

-- For payments that are no bets: a payment is entirely before the lock, or sees it.
create function is_everything_locked() returns boolean
language plpgsql volatile security definer set search_path from current as $$
begin
  perform pg_advisory_xact_lock_shared(460003);
  return exists (select from desk_locks where scope = 'all' and ended_at is null);
end $$;
