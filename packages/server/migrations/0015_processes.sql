-- Only the leader reads the feed and settles. Leadership is an advisory lock of one session; the row names the holder.
-- A new term makes unfinished transactions of an earlier leader fail (they lock the term by a key lock).
create table leadership (
  only_row boolean primary key default true check (only_row),
  term bigint not null unique,
  holder text not null,
  beats bigint not null default 0,
  seen_at timestamptz not null default clock_timestamp()
);
insert into leadership (term, holder) values (0, 'nobody');
grant select, update on leadership to clutchline_app;

-- If leadership is free; returns the current term and its heartbeats so far.
create function seek_lead(a_holder text, out is_own boolean, out term bigint, out beats bigint) language plpgsql as $$
begin
  is_own := pg_try_advisory_lock(460001);
  if is_own then
    update leadership l set term = l.term + 1, holder = a_holder, beats = 0, seen_at = clock_timestamp();
  end if;
  select l.term, l.beats into term, beats from leadership l;
end $$;

-- For a leader without heartbeats; waits for the end of its session. The server's role may end no other session.
create function end_lead(a_term bigint) returns boolean language sql security definer set search_path from current as $$
  select coalesce(bool_or(pg_terminate_backend(k.pid, 500)), false)
  from pg_locks k
  where k.locktype = 'advisory' and k.classid = 0 and k.objid = 460001 and k.objsubid = 1 and k.granted
    and k.database = (select oid from pg_database where datname = current_database())
    and exists (select from leadership l where l.term = a_term);
$$;
revoke execute on function end_lead(bigint) from public;
grant execute on function end_lead(bigint) to clutchline_app;

-- Valid once, at any process. If they are lost, the client requests another.
create unlogged table push_tickets (
  ticket_hash text primary key,
  account_id bigint not null,
  session_hash text not null,
  expires_at bigint not null
);
create index push_tickets_by_end on push_tickets (expires_at);
grant select, insert, update, delete on push_tickets to clutchline_app;
